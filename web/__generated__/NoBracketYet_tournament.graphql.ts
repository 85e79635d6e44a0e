/**
 * @generated SignedSource<<2b013adc2081a7607ea3ce5544bfbe29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TournamentKind = "INTERNAL" | "SUPER8";
export type TournamentStatus = "FINISHED" | "IN_PROGRESS" | "REGISTRATION_OPEN";
import { FragmentRefs } from "relay-runtime";
export type NoBracketYet_tournament$data = {
  readonly kind: TournamentKind;
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

(node as any).hash = "091801b4c77c0a8950e8fdd7af84b127";

export default node;
