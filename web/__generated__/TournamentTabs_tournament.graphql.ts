/**
 * @generated SignedSource<<534b0bc914e9248d5c7a5808c05cf0c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TournamentKind = "INTERNAL" | "SUPER8";
export type TournamentStatus = "FINISHED" | "IN_PROGRESS" | "REGISTRATION_OPEN";
import { FragmentRefs } from "relay-runtime";
export type TournamentTabs_tournament$data = {
  readonly kind: TournamentKind;
  readonly status: TournamentStatus;
  readonly " $fragmentSpreads": FragmentRefs<"BracketTab_tournament" | "PairResultsTab_tournament" | "PairStandingsTab_tournament" | "ParticipantsTab_tournament" | "ResultsTab_tournament" | "StandingsTab_tournament">;
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
      "name": "kind",
      "storageKey": null
    },
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
      "name": "ParticipantsTab_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BracketTab_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResultsTab_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PairResultsTab_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StandingsTab_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PairStandingsTab_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "a48474fec3b8a41c2d6964c4843d7f7f";

export default node;
