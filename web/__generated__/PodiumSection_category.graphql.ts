/**
 * @generated SignedSource<<abdc27614ed643671b18687b49cc7989>>
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
  readonly settledAt: string | null | undefined;
  readonly standings: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Podium_standing">;
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
      "kind": "ScalarField",
      "name": "gender",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "settledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Super8Standing",
      "kind": "LinkedField",
      "name": "standings",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Podium_standing"
        }
      ],
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

(node as any).hash = "58be004f6fc94b98951b0db3c2fc3beb";

export default node;
