/**
 * @generated SignedSource<<3e2832678f78e91c36504da48bdfc8c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BracketColumns_round$data = ReadonlyArray<{
  readonly matches: ReadonlyArray<{
    readonly id: string;
    readonly order: number;
    readonly " $fragmentSpreads": FragmentRefs<"BracketMatch_match">;
  }>;
  readonly name: string;
  readonly number: number;
  readonly " $fragmentType": "BracketColumns_round";
}>;
export type BracketColumns_round$key = ReadonlyArray<{
  readonly " $data"?: BracketColumns_round$data;
  readonly " $fragmentSpreads": FragmentRefs<"BracketColumns_round">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "BracketColumns_round",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
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
      "concreteType": "Match",
      "kind": "LinkedField",
      "name": "matches",
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
          "name": "order",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BracketMatch_match"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DrawRound",
  "abstractKey": null
};

(node as any).hash = "26584f7ed0bfcb0bebbb07f1af99f086";

export default node;
