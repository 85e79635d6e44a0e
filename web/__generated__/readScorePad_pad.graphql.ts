/**
 * @generated SignedSource<<1129b3da6d93ffcaa34899e6ad943213>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type DrawStage = "CONSOLATION" | "GRAND_FINAL" | "GROUP" | "LOSERS" | "MAIN" | "THIRD_PLACE";
export type MatchFormat = "BEST_OF_3" | "BEST_OF_3_MTB10" | "BEST_OF_3_MTB7" | "FIXED_GAMES" | "ONE_SET" | "TIMED";
export type MatchOutcome = "BYE" | "COMPLETED" | "DOUBLE_WALKOVER" | "RETIREMENT" | "WALKOVER";
export type MatchStatus = "CALLED" | "CANCELLED" | "IN_PROGRESS" | "PLAYED" | "SCHEDULED";
export type SetFormat = "PRO8_TB77" | "PRO8_TB88" | "SET3_TB33" | "SET4_TB33" | "SET4_TB44" | "SET5_TB44" | "SET5_TB55" | "SET6_TB55" | "SET6_TB66" | "SET7_TB66" | "SET9_TB88";
import { FragmentRefs } from "relay-runtime";
export type readScorePad_pad$data = {
  readonly after: ReadonlyArray<string>;
  readonly courtName: string | null | undefined;
  readonly group: string | null | undefined;
  readonly matchId: string;
  readonly number: number | null | undefined;
  readonly outcome: MatchOutcome | null | undefined;
  readonly round: number;
  readonly rules: {
    readonly fixedGames: number | null | undefined;
    readonly matchFormat: MatchFormat;
    readonly setFormat: SetFormat;
    readonly someoneGoesOn: boolean;
  };
  readonly sets: ReadonlyArray<{
    readonly gamesSide1: number;
    readonly gamesSide2: number;
    readonly tieBreakSide1: number | null | undefined;
    readonly tieBreakSide2: number | null | undefined;
  }>;
  readonly sides: ReadonlyArray<{
    readonly names: ReadonlyArray<string>;
    readonly origin: string | null | undefined;
  }>;
  readonly stage: DrawStage | null | undefined;
  readonly status: MatchStatus;
  readonly version: number;
  readonly winnerSide: number | null | undefined;
  readonly " $fragmentType": "readScorePad_pad";
};
export type readScorePad_pad$key = {
  readonly " $data"?: readScorePad_pad$data;
  readonly " $fragmentSpreads": FragmentRefs<"readScorePad_pad">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readScorePad_pad"
};

(node as any).hash = "509a541d78a2182a1c4179d2ef4bd069";

export default node;
