/**
 * @generated SignedSource<<e7ba37c65ef45eeff5715b293a25c3e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TournamentGender = "FEMALE" | "MALE" | "MIXED";
export type TournamentStatus = "FINISHED" | "IN_PROGRESS" | "REGISTRATION_OPEN";
import { FragmentRefs } from "relay-runtime";
export type StandingsTab_tournament$data = {
  readonly gender: TournamentGender | null | undefined;
  readonly matchCount: number;
  readonly playedMatchCount: number;
  readonly standings: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Podium_standing" | "StandingsTable_standing">;
  }>;
  readonly status: TournamentStatus;
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
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
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
      "name": "matchCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "playedMatchCount",
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
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "d06f4853ea8577acf6856f832dc3a51c";

export default node;
