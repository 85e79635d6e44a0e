/**
 * @generated SignedSource<<5b2560dc54d347001c2b299323f85777>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useMatchChanges_tournament$data = {
  readonly id: string;
  readonly revision: number;
  readonly " $fragmentSpreads": FragmentRefs<"useMatchChangesShape_tournament">;
  readonly " $fragmentType": "useMatchChanges_tournament";
};
export type useMatchChanges_tournament$key = {
  readonly " $data"?: useMatchChanges_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMatchChanges_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useMatchChanges_tournament",
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
      "name": "revision",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "useMatchChangesShape_tournament",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "matchCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "entrantsKey",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "0a5d46737818137d2f42d7268fab6646";

export default node;
