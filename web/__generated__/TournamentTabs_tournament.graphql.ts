/**
 * @generated SignedSource<<97581aaef5d54aedec6c3936bca468f5>>
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
  readonly " $fragmentSpreads": FragmentRefs<"BracketTab_tournament" | "DrawTab_tournament" | "ParticipantsTab_tournament" | "ResultsTab_tournament" | "StandingsTab_tournament">;
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
      "name": "StandingsTab_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "d16ec32e5e20aea8002dfe4c53d1b6c8";

export default node;
