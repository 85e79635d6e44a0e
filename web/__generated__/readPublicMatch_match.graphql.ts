/**
 * @generated SignedSource<<a3f360ec37984a3c88419e59c4f628cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type DrawStage = "CONSOLATION" | "GRAND_FINAL" | "GROUP" | "LOSERS" | "MAIN" | "THIRD_PLACE";
export type MatchOutcome = "BYE" | "COMPLETED" | "DOUBLE_WALKOVER" | "RETIREMENT" | "WALKOVER";
export type MatchStatus = "CALLED" | "CANCELLED" | "IN_PROGRESS" | "PLAYED" | "SCHEDULED";
import { FragmentRefs } from "relay-runtime";
export type readPublicMatch_match$data = {
  readonly courtLabel: string | null | undefined;
  readonly group: string | null | undefined;
  readonly id: string;
  readonly number: number | null | undefined;
  readonly order: number;
  readonly outcome: MatchOutcome | null | undefined;
  readonly playedAt: string | null | undefined;
  readonly round: number;
  readonly scheduledFor: string | null | undefined;
  readonly sets: ReadonlyArray<{
    readonly gamesSide1: number;
    readonly gamesSide2: number;
    readonly tieBreakSide1: number | null | undefined;
    readonly tieBreakSide2: number | null | undefined;
  }>;
  readonly sides: ReadonlyArray<{
    readonly athletes: ReadonlyArray<{
      readonly displayName: string;
      readonly key: string;
    }>;
    readonly isWinner: boolean;
    readonly origin: string | null | undefined;
  }>;
  readonly stage: DrawStage | null | undefined;
  readonly status: MatchStatus;
  readonly " $fragmentType": "readPublicMatch_match";
};
export type readPublicMatch_match$key = {
  readonly " $data"?: readPublicMatch_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"readPublicMatch_match">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readPublicMatch_match"
};

(node as any).hash = "7e18ffc88d7d4cce9c4139033d1071fb";

export default node;
