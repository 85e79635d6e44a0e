/**
 * @generated SignedSource<<8601af91bac8c4932d1710cf8180535a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StartDraw_tournament$data = {
  readonly categories: ReadonlyArray<{
    readonly cancelledAt: string | null | undefined;
    readonly draw: {
      readonly __typename: "Draw";
    } | null | undefined;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"DrawDialog_category">;
  }>;
  readonly " $fragmentType": "StartDraw_tournament";
};
export type StartDraw_tournament$key = {
  readonly " $data"?: StartDraw_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"StartDraw_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StartDraw_tournament",
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
          "name": "cancelledAt",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DrawDialog_category"
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "824ef6d751e0e36b6e7fa1a1c2515cab";

export default node;
