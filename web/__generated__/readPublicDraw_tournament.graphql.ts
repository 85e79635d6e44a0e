/**
 * @generated SignedSource<<f96a7d983b15d90ed8c1697d9c87d296>>
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
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"readPublicMatch_match">;
    }>;
    readonly name: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"readDelays_tournament">;
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

(node as any).hash = "02c215b0731825e61afd432b11ce4bdd";

export default node;
