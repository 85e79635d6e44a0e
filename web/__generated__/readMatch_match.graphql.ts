/**
 * @generated SignedSource<<18a559298e70ba8668ff60b756a5c27d>>
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
    readonly " $fragmentSpreads": FragmentRefs<"readSet_set">;
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

(node as any).hash = "6a471440eddde14e0af7bb4a231b74a5";

export default node;
