/**
 * @generated SignedSource<<fb4e1f47d1b980d1e42c414843d45bae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DrawSheet_tournament$data = {
  readonly categories: ReadonlyArray<{
    readonly draw: {
      readonly __typename: "Draw";
    } | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"DrawnCategory_category">;
  }>;
  readonly " $fragmentType": "DrawSheet_tournament";
};
export type DrawSheet_tournament$key = {
  readonly " $data"?: DrawSheet_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"DrawSheet_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DrawSheet_tournament",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TournamentCategory",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
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
          "concreteType": "Draw",
          "kind": "LinkedField",
          "name": "draw",
          "plural": false,
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
          "name": "DrawnCategory_category"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "244d34b033091f940c9b383c016e6480";

export default node;
