/**
 * @generated SignedSource<<e35c8dbf22a155657e131b6884a433b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TournamentStatus = "FINISHED" | "IN_PROGRESS" | "REGISTRATION_OPEN";
import { FragmentRefs } from "relay-runtime";
export type NoBracketYet_tournament$data = {
  readonly status: TournamentStatus;
  readonly viewerCanManage: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"StartTournament_tournament">;
  readonly " $fragmentType": "NoBracketYet_tournament";
};
export type NoBracketYet_tournament$key = {
  readonly " $data"?: NoBracketYet_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoBracketYet_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoBracketYet_tournament",
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
      "name": "viewerCanManage",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StartTournament_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "f5a043fc5832569fb5ada998e9e3bb92";

export default node;
