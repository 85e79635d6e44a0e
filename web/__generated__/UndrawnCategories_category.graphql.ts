/**
 * @generated SignedSource<<26866c149f4fc45341e95bce7c4cb4cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UndrawnCategories_category$data = ReadonlyArray<{
  readonly cancelledAt: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly pairs: ReadonlyArray<{
    readonly __typename: "Pair";
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"CancelCategory_category">;
  readonly " $fragmentType": "UndrawnCategories_category";
}>;
export type UndrawnCategories_category$key = ReadonlyArray<{
  readonly " $data"?: UndrawnCategories_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"UndrawnCategories_category">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "UndrawnCategories_category",
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
      "name": "cancelledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Pair",
      "kind": "LinkedField",
      "name": "pairs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelCategory_category"
    }
  ],
  "type": "TournamentCategory",
  "abstractKey": null
};

(node as any).hash = "32b664751e6bde3c127e134ed0be279a";

export default node;
