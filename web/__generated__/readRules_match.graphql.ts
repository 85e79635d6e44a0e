/**
 * @generated SignedSource<<e9c86ce7c83b797231db4d8a7487f80b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type MatchFormat = "BEST_OF_3" | "BEST_OF_3_MTB10" | "BEST_OF_3_MTB7" | "FIXED_GAMES" | "ONE_SET" | "TIMED";
export type SetFormat = "PRO8_TB77" | "PRO8_TB88" | "SET3_TB33" | "SET4_TB33" | "SET4_TB44" | "SET5_TB44" | "SET5_TB55" | "SET6_TB55" | "SET6_TB66" | "SET7_TB66" | "SET9_TB88";
import { FragmentRefs } from "relay-runtime";
export type readRules_match$data = {
  readonly rules: {
    readonly fixedGames: number | null | undefined;
    readonly matchFormat: MatchFormat;
    readonly setFormat: SetFormat;
    readonly someoneGoesOn: boolean;
  };
  readonly " $fragmentType": "readRules_match";
};
export type readRules_match$key = {
  readonly " $data"?: readRules_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"readRules_match">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readRules_match"
};

(node as any).hash = "f3a1002ec8cd6056467602b89e53f142";

export default node;
