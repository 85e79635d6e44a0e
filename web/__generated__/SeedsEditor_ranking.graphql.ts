/**
 * @generated SignedSource<<75de60e7dcfbf1f9400f7d6804a332ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SeedsEditor_ranking$data = ReadonlyArray<{
  readonly category: string;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "SeedsEditor_ranking";
}>;
export type SeedsEditor_ranking$key = ReadonlyArray<{
  readonly " $data"?: SeedsEditor_ranking$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeedsEditor_ranking">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SeedsEditor_ranking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    }
  ],
  "type": "Ranking",
  "abstractKey": null
};

(node as any).hash = "3010c6e29be9894fd3d4a22addf77402";

export default node;
