/**
 * @generated SignedSource<<7e8691877763508e401c79ef3de1f7bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BracketSide_set$data = ReadonlyArray<{
  readonly gamesSide1: number;
  readonly gamesSide2: number;
  readonly number: number;
  readonly tieBreakSide1: number | null | undefined;
  readonly tieBreakSide2: number | null | undefined;
  readonly " $fragmentType": "BracketSide_set";
}>;
export type BracketSide_set$key = ReadonlyArray<{
  readonly " $data"?: BracketSide_set$data;
  readonly " $fragmentSpreads": FragmentRefs<"BracketSide_set">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "BracketSide_set",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gamesSide1",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gamesSide2",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tieBreakSide1",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tieBreakSide2",
      "storageKey": null
    }
  ],
  "type": "MatchSet",
  "abstractKey": null
};

(node as any).hash = "96172eb701ad44eddc768a02fb8ccaa5";

export default node;
