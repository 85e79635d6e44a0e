/**
 * @generated SignedSource<<edb2f2eeb76ae75dc1bbcc67439f949d>>
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
  readonly sides: ReadonlyArray<{
    readonly athletes: ReadonlyArray<{
      readonly displayName: string;
    }>;
    readonly games: number | null | undefined;
    readonly isWinner: boolean;
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

(node as any).hash = "48058757a439ee655fe3121ce77db80d";

export default node;
