/**
 * @generated SignedSource<<2e5985ec323490c5aecc34e293b3790e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MatchStatus = "CALLED" | "CANCELLED" | "IN_PROGRESS" | "PLAYED" | "SCHEDULED";
export type TournamentGender = "FEMALE" | "MALE" | "MIXED";
import { FragmentRefs } from "relay-runtime";
export type PairStandingsTab_tournament$data = {
  readonly categories: ReadonlyArray<{
    readonly finalPositions: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"FinalPositions_positions" | "PairPodium_positions">;
    }>;
    readonly gender: TournamentGender;
    readonly groups: ReadonlyArray<{
      readonly letter: string;
      readonly " $fragmentSpreads": FragmentRefs<"GroupCard_group">;
    }>;
    readonly id: string;
    readonly matches: ReadonlyArray<{
      readonly status: MatchStatus;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"CategoryChoice_categories">;
  }>;
  readonly " $fragmentType": "PairStandingsTab_tournament";
};
export type PairStandingsTab_tournament$key = {
  readonly " $data"?: PairStandingsTab_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"PairStandingsTab_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PairStandingsTab_tournament",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "CategoryChoice_categories"
        },
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
          "concreteType": "Match",
          "kind": "LinkedField",
          "name": "matches",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CategoryGroup",
          "kind": "LinkedField",
          "name": "groups",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "letter",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "GroupCard_group"
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
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "a52b1ba65c06c6b7a25f6a88dd6895ba";

export default node;
