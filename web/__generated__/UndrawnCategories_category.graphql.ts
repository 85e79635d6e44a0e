/**
 * @generated SignedSource<<047d350afe2462ad0364e7f20190f36e>>
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
  readonly inPairs: boolean;
  readonly name: string;
  readonly pairs: ReadonlyArray<{
    readonly __typename: "Pair";
  }>;
  readonly takenSeats: number;
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
      "kind": "ScalarField",
      "name": "inPairs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "takenSeats",
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

(node as any).hash = "d26e879d23b0b68b3cad176c7c3f6589";

export default node;
