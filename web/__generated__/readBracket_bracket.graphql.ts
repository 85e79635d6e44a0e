/**
 * @generated SignedSource<<26b1e2a337f07b8c60c47937541660fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type DrawStage = "CONSOLATION" | "GRAND_FINAL" | "GROUP" | "LOSERS" | "MAIN" | "THIRD_PLACE";
import { FragmentRefs } from "relay-runtime";
export type readBracket_bracket$data = {
  readonly rounds: ReadonlyArray<{
    readonly matches: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"readBracket_match">;
    }>;
    readonly name: string;
  }>;
  readonly stage: DrawStage;
  readonly " $fragmentType": "readBracket_bracket";
};
export type readBracket_bracket$key = {
  readonly " $data"?: readBracket_bracket$data;
  readonly " $fragmentSpreads": FragmentRefs<"readBracket_bracket">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readBracket_bracket"
};

(node as any).hash = "cc0313e17a07da78a9dd5758731d1925";

export default node;
