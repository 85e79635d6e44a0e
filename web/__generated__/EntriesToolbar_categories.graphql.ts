/**
 * @generated SignedSource<<bbbbc26bab2551902b31a055caacaba1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EntriesToolbar_categories$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "EntriesToolbar_categories";
}>;
export type EntriesToolbar_categories$key = ReadonlyArray<{
  readonly " $data"?: EntriesToolbar_categories$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntriesToolbar_categories">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "EntriesToolbar_categories",
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

(node as any).hash = "49d0d1d65cc71999453709ca9713fb77";

export default node;
