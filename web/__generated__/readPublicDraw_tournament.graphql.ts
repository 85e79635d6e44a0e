/**
 * @generated SignedSource<<155c8f2faef68d38bf47c88060e4ac24>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type DrawFormat = "DOUBLE_ELIMINATION" | "GROUPS_KNOCKOUT" | "KNOCKOUT" | "ROUND_ROBIN" | "SUPER_N";
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

(node as any).hash = "c8a66cd15b3e7791ea13e02de264301c";

export default node;
