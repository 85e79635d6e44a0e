/**
 * @generated SignedSource<<03ddbc3125e1964d85661d11d56db776>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TournamentStatus = "FINISHED" | "IN_PROGRESS" | "REGISTRATION_OPEN";
import { FragmentRefs } from "relay-runtime";
export type TournamentTabs_tournament$data = {
  readonly status: TournamentStatus;
  readonly " $fragmentSpreads": FragmentRefs<"DrawTab_tournament" | "ParticipantsTab_tournament" | "ResultsTab_tournament" | "StandingsTab_tournament">;
  readonly " $fragmentType": "TournamentTabs_tournament";
};
export type TournamentTabs_tournament$key = {
  readonly " $data"?: TournamentTabs_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"TournamentTabs_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TournamentTabs_tournament",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DrawTab_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ParticipantsTab_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResultsTab_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StandingsTab_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "53118a362d112b9efe957e56efc1fbeb";

export default node;
