/**
 * @generated SignedSource<<54308d8450910a5f60a79f856c1b3b01>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MatchStatus = "CALLED" | "CANCELLED" | "IN_PROGRESS" | "PLAYED" | "SCHEDULED";
export type TournamentGender = "FEMALE" | "MALE" | "MIXED";
import { FragmentRefs } from "relay-runtime";
export type StandingsTab_tournament$data = {
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
    readonly settledAt: string | null | undefined;
    readonly standings: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"Podium_standing" | "StandingsTable_standing">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"CategoryChoice_categories">;
  }>;
  readonly " $fragmentType": "StandingsTab_tournament";
};
export type StandingsTab_tournament$key = {
  readonly " $data"?: StandingsTab_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"StandingsTab_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StandingsTab_tournament",
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
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "StandingsTable_standing"
            }
          ],
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

(node as any).hash = "d95acaab618a9d898c140de2393c0f99";

export default node;
