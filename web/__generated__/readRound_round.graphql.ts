/**
 * @generated SignedSource<<dde252e0d65dba693d81f92ed5b829cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type MatchStatus = "CALLED" | "CANCELLED" | "IN_PROGRESS" | "PLAYED" | "SCHEDULED";
import { FragmentRefs } from "relay-runtime";
export type readRound_round$data = {
  readonly matches: ReadonlyArray<{
    readonly status: MatchStatus;
  }>;
  readonly number: number;
  readonly " $fragmentType": "readRound_round";
};
export type readRound_round$key = {
  readonly " $data"?: readRound_round$data;
  readonly " $fragmentSpreads": FragmentRefs<"readRound_round">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readRound_round"
};

(node as any).hash = "3c907056fd2068045cc33acbfdab72bc";

export default node;
