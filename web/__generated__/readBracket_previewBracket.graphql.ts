/**
 * @generated SignedSource<<f25e8670600c1582d4fd51ae70415de3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type DrawStage = "CONSOLATION" | "GRAND_FINAL" | "GROUP" | "LOSERS" | "MAIN" | "THIRD_PLACE";
import { FragmentRefs } from "relay-runtime";
export type readBracket_previewBracket$data = {
  readonly rounds: ReadonlyArray<{
    readonly matches: ReadonlyArray<{
      readonly number: number;
      readonly order: number;
      readonly sides: ReadonlyArray<{
        readonly origin: string | null | undefined;
        readonly pair: {
          readonly " $fragmentSpreads": FragmentRefs<"readPair_pair">;
        } | null | undefined;
      }>;
    }>;
    readonly name: string;
  }>;
  readonly stage: DrawStage;
  readonly " $fragmentType": "readBracket_previewBracket";
};
export type readBracket_previewBracket$key = {
  readonly " $data"?: readBracket_previewBracket$data;
  readonly " $fragmentSpreads": FragmentRefs<"readBracket_previewBracket">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readBracket_previewBracket"
};

(node as any).hash = "36e4db5dddc59d678b1d457d01a4c4db";

export default node;
