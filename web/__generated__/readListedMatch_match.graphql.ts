/**
 * @generated SignedSource<<a9bc1e169579e695034a3788c0bf00ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type MatchOutcome = "BYE" | "COMPLETED" | "DOUBLE_WALKOVER" | "RETIREMENT" | "WALKOVER";
export type MatchStatus = "CALLED" | "CANCELLED" | "IN_PROGRESS" | "PLAYED" | "SCHEDULED";
import { FragmentRefs } from "relay-runtime";
export type readListedMatch_match$data = {
  readonly number: number | null | undefined;
  readonly outcome: MatchOutcome | null | undefined;
  readonly sides: ReadonlyArray<{
    readonly pair: {
      readonly id: string;
    } | null | undefined;
  }>;
  readonly status: MatchStatus;
  readonly " $fragmentType": "readListedMatch_match";
};
export type readListedMatch_match$key = {
  readonly " $data"?: readListedMatch_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"readListedMatch_match">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readListedMatch_match"
};

(node as any).hash = "b6c2904a7044b1d37731b32e04477925";

export default node;
