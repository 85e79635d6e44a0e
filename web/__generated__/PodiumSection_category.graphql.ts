/**
 * @generated SignedSource<<f6d891a7d2cccde1d9cf55d3f48ba236>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TournamentGender = "FEMALE" | "MALE" | "MIXED";
import { FragmentRefs } from "relay-runtime";
export type PodiumSection_category$data = {
  readonly finalPositions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"FinalPositions_positions" | "PairPodium_positions">;
  }>;
  readonly gender: TournamentGender;
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
      "kind": "ScalarField",
      "name": "gender",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FinalPosition",
      "kind": "LinkedField",
      "name": "finalPositions",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PairPodium_positions"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FinalPositions_positions"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TournamentCategory",
  "abstractKey": null
};

(node as any).hash = "d70b787b95c6c0fe84cac0cc6ebfbe77";

export default node;
