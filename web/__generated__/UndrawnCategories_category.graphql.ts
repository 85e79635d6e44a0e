/**
 * @generated SignedSource<<2d1124feaebaf0742ca7be0b20cbbe72>>
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
      "name": "takenSeats",
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

(node as any).hash = "1bf879a8f51a4824888e1b8122447b6f";

export default node;
