/**
 * @generated SignedSource<<0ef7dea8aa61d2a79e3bf69c441ae16d>>
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
    readonly " $fragmentSpreads": FragmentRefs<"readSet_set">;
  }>;
  readonly sides: ReadonlyArray<{
    readonly athletes: ReadonlyArray<{
      readonly displayName: string;
      readonly id: string;
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

(node as any).hash = "bd08314275d3d77ffb05a7e512d32206";

export default node;
