/**
 * @generated SignedSource<<a97b594c27c53c8cfc65c364c5c0b045>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CategoryChoice_categories$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "CategoryChoice_categories";
}>;
export type CategoryChoice_categories$key = ReadonlyArray<{
  readonly " $data"?: CategoryChoice_categories$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryChoice_categories">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CategoryChoice_categories",
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
  "type": "TournamentCategory",
  "abstractKey": null
};

(node as any).hash = "b285d04c90f7d69a847c9a80bad493aa";

export default node;
