/**
 * @generated SignedSource<<35f83eed31fa426470237d1b03262d3e>>
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
    readonly inPairs: boolean;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"BracketSheet_category" | "DrawnCategory_category">;
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
          "kind": "ScalarField",
          "name": "inPairs",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BracketSheet_category"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "8f86996b33d816211deeb83e3677a106";

export default node;
