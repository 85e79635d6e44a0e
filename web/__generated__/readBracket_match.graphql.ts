/**
 * @generated SignedSource<<f0aa44bdc0c3bde510ef92ea8b0b34be>>
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
  readonly courtLabel: string | null | undefined;
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

(node as any).hash = "5364593068706d1e860d3ee566c32f2d";

export default node;
