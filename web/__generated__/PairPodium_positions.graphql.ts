/**
 * @generated SignedSource<<f1dee33559419a7030846d61abb4a618>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PairPodium_positions$data = ReadonlyArray<{
  readonly pair: {
    readonly athletes: ReadonlyArray<{
      readonly displayName: string;
    }>;
    readonly id: string;
  };
  readonly points: number | null | undefined;
  readonly position: number;
  readonly " $fragmentType": "PairPodium_positions";
}>;
export type PairPodium_positions$key = ReadonlyArray<{
  readonly " $data"?: PairPodium_positions$data;
  readonly " $fragmentSpreads": FragmentRefs<"PairPodium_positions">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PairPodium_positions",
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
  "type": "FinalPosition",
  "abstractKey": null
};

(node as any).hash = "60e788d95da7edab44ea80ed3a32d034";

export default node;
