/**
 * @generated SignedSource<<806a82224cef64dd3cc41079eeb34637>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type DrawFormat = "DOUBLE_ELIMINATION" | "GROUPS_KNOCKOUT" | "KNOCKOUT" | "ROUND_ROBIN";
import { FragmentRefs } from "relay-runtime";
export type readPublicDraw_tournament$data = {
  readonly categories: ReadonlyArray<{
    readonly draw: {
      readonly format: DrawFormat;
      readonly lettersByResult: boolean;
    } | null | undefined;
    readonly id: string;
    readonly matches: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"readPublicMatch_match">;
    }>;
    readonly name: string;
  }>;
  readonly rounds: ReadonlyArray<{
    readonly matches: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"readPublicMatch_match">;
    }>;
  }>;
  readonly " $fragmentType": "readPublicDraw_tournament";
};
export type readPublicDraw_tournament$key = {
  readonly " $data"?: readPublicDraw_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"readPublicDraw_tournament">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readPublicDraw_tournament"
};

(node as any).hash = "6a2f57eaaf91659d5a59c0a2cc58714a";

export default node;
