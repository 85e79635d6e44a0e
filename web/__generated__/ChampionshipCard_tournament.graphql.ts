/**
 * @generated SignedSource<<43468f6bc0e4e32b34064636d1db872b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ChampionshipCard_tournament$data = {
  readonly category: string;
  readonly description: string | null | undefined;
  readonly directorName: string | null | undefined;
  readonly endDate: string | null | undefined;
  readonly enrolmentCount: number;
  readonly feeInCents: number;
  readonly key: string;
  readonly maxParticipants: number | null | undefined;
  readonly name: string;
  readonly startDate: string;
  readonly venue: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"TournamentBadges_tournament">;
  readonly " $fragmentType": "ChampionshipCard_tournament";
};
export type ChampionshipCard_tournament$key = {
  readonly " $data"?: ChampionshipCard_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChampionshipCard_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChampionshipCard_tournament",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
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
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "directorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "feeInCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxParticipants",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "enrolmentCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "venue",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TournamentBadges_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "dbed47fb99a057375442d1d12c5de93a";

export default node;
