/**
 * @generated SignedSource<<e7969a109dab0a0b835cf1b2380c10b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ResultsRound_round$data = {
  readonly matches: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ResultCard_match">;
  }>;
  readonly number: number;
  readonly " $fragmentType": "ResultsRound_round";
};
export type ResultsRound_round$key = {
  readonly " $data"?: ResultsRound_round$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultsRound_round">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResultsRound_round",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ResultCard_match"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Super8Round",
  "abstractKey": null
};

(node as any).hash = "6c9e24b20794d75fd1462794bc264566";

export default node;
