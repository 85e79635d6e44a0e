/**
 * @generated SignedSource<<d943d59133c210ef78b14f296d069391>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FinalPositions_positions$data = ReadonlyArray<{
  readonly pair: {
    readonly athletes: ReadonlyArray<{
      readonly displayName: string;
    }>;
    readonly id: string;
  };
  readonly points: number | null | undefined;
  readonly position: number;
  readonly reason: string;
  readonly " $fragmentType": "FinalPositions_positions";
}>;
export type FinalPositions_positions$key = ReadonlyArray<{
  readonly " $data"?: FinalPositions_positions$data;
  readonly " $fragmentSpreads": FragmentRefs<"FinalPositions_positions">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FinalPositions_positions",
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
  "type": "FinalPosition",
  "abstractKey": null
};

(node as any).hash = "f5a5d6862985ad9b2bd8e1f739445c87";

export default node;
