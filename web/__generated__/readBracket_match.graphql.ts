/**
 * @generated SignedSource<<7b3ebf7f0736a58721581b2b8ef1a671>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type MatchOutcome = "BYE" | "COMPLETED" | "DOUBLE_WALKOVER" | "RETIREMENT" | "WALKOVER";
export type MatchStatus = "CALLED" | "CANCELLED" | "IN_PROGRESS" | "PLAYED" | "SCHEDULED";
import { FragmentRefs } from "relay-runtime";
export type readBracket_match$data = {
  readonly number: number | null | undefined;
  readonly order: number;
  readonly outcome: MatchOutcome | null | undefined;
  readonly sets: ReadonlyArray<{
    readonly gamesSide1: number;
    readonly gamesSide2: number;
  }>;
  readonly sides: ReadonlyArray<{
    readonly isWinner: boolean;
    readonly number: number;
    readonly origin: string | null | undefined;
    readonly pair: {
      readonly " $fragmentSpreads": FragmentRefs<"readPair_pair">;
    } | null | undefined;
  }>;
  readonly status: MatchStatus;
  readonly " $fragmentType": "readBracket_match";
};
export type readBracket_match$key = {
  readonly " $data"?: readBracket_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"readBracket_match">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readBracket_match"
};

(node as any).hash = "b49415ac0bc5b94b24b84159d02680c4";

export default node;
