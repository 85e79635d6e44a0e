/**
 * @generated SignedSource<<252102c4b0c56303a4a1c933dfd9897f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TournamentGender = "FEMALE" | "MALE" | "MIXED";
import { FragmentRefs } from "relay-runtime";
export type PodiumSection_tournament$data = {
  readonly gender: TournamentGender | null | undefined;
  readonly standings: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Podium_standing">;
  }>;
  readonly " $fragmentType": "PodiumSection_tournament";
};
export type PodiumSection_tournament$key = {
  readonly " $data"?: PodiumSection_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"PodiumSection_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PodiumSection_tournament",
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
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "81334e992dc66979e731a9209dd4d538";

export default node;
