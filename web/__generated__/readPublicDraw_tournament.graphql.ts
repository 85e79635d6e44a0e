/**
 * @generated SignedSource<<559838f3aa4e29d0d4533066bb3360e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type readPublicDraw_tournament$data = {
  readonly categories: ReadonlyArray<{
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

(node as any).hash = "ec5229be9d65bda8dab023a403d9b991";

export default node;
