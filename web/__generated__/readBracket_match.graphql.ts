/**
 * @generated SignedSource<<ca20e3b0b64c29509f4dbea61f9d542c>>
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
  readonly court: {
    readonly name: string;
  } | null | undefined;
  readonly number: number | null | undefined;
  readonly order: number;
  readonly outcome: MatchOutcome | null | undefined;
  readonly scheduledFor: string | null | undefined;
  readonly sets: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"readSet_set">;
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

(node as any).hash = "007ae8b23e2e56a15aaa68315252dcbc";

export default node;
