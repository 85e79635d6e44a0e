/**
 * @generated SignedSource<<b9d0669d9228192cb2c2059e837774d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CategoryRanking_ranking$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "CategoryRanking_ranking";
}>;
export type CategoryRanking_ranking$key = ReadonlyArray<{
  readonly " $data"?: CategoryRanking_ranking$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryRanking_ranking">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CategoryRanking_ranking",
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
    }
  ],
  "type": "Ranking",
  "abstractKey": null
};

(node as any).hash = "cb9c188716ca9e5f13016af95c4ba17c";

export default node;
