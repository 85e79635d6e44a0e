/**
 * @generated SignedSource<<054f4e35c2ff9e5532dfbfb5bc910bcf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PodiumSection_category$data = {
  readonly finalPositions: ReadonlyArray<{
    readonly pair: {
      readonly athletes: ReadonlyArray<{
        readonly displayName: string;
      }>;
      readonly id: string;
    };
    readonly points: number | null | undefined;
    readonly position: number;
    readonly reason: string;
  }>;
  readonly " $fragmentType": "PodiumSection_category";
};
export type PodiumSection_category$key = {
  readonly " $data"?: PodiumSection_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"PodiumSection_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PodiumSection_category",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FinalPosition",
      "kind": "LinkedField",
      "name": "finalPositions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "position",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "points",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Pair",
          "kind": "LinkedField",
          "name": "pair",
          "plural": false,
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
              "concreteType": "Athlete",
              "kind": "LinkedField",
              "name": "athletes",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "displayName",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TournamentCategory",
  "abstractKey": null
};

(node as any).hash = "99cb1e5831bce97c9308b1fe161cd717";

export default node;
