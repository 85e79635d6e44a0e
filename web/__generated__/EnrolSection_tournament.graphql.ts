/**
 * @generated SignedSource<<c850836804d7eaa339479b66ecf2ca87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TournamentStatus = "FINISHED" | "IN_PROGRESS" | "REGISTRATION_OPEN";
import { FragmentRefs } from "relay-runtime";
export type EnrolSection_tournament$data = {
  readonly status: TournamentStatus;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationCard_tournament" | "WhoPlays_tournament">;
  readonly " $fragmentType": "EnrolSection_tournament";
};
export type EnrolSection_tournament$key = {
  readonly " $data"?: EnrolSection_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"EnrolSection_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EnrolSection_tournament",
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
      "name": "RegistrationCard_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WhoPlays_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "b047b0216909a0e9280ec9dfe5e0dddb";

export default node;
