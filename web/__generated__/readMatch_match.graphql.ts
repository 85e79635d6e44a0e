/**
 * @generated SignedSource<<7f91564b078f96a544f7a66bff66b1f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type MatchOutcome = "BYE" | "COMPLETED" | "DOUBLE_WALKOVER" | "RETIREMENT" | "WALKOVER";
export type MatchStatus = "CALLED" | "CANCELLED" | "IN_PROGRESS" | "PLAYED" | "SCHEDULED";
import { FragmentRefs } from "relay-runtime";
export type readMatch_match$data = {
  readonly outcome: MatchOutcome | null | undefined;
  readonly sets: ReadonlyArray<{
    readonly gamesSide1: number;
    readonly gamesSide2: number;
    readonly tieBreakSide1: number | null | undefined;
    readonly tieBreakSide2: number | null | undefined;
  }>;
  readonly sides: ReadonlyArray<{
    readonly athletes: ReadonlyArray<{
      readonly displayName: string;
    }>;
    readonly games: number | null | undefined;
    readonly isWinner: boolean;
    readonly origin: string | null | undefined;
    readonly tieBreakPoints: number | null | undefined;
  }>;
  readonly status: MatchStatus;
  readonly " $fragmentType": "readMatch_match";
};
export type readMatch_match$key = {
  readonly " $data"?: readMatch_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"readMatch_match">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readMatch_match"
};

(node as any).hash = "97eebd8a2cf39a5321ae0dc3e00b9789";

export default node;
