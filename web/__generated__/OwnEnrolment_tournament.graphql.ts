/**
 * @generated SignedSource<<fe2b46433fe53147341c4b36dce6d829>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TournamentStatus = "FINISHED" | "IN_PROGRESS" | "REGISTRATION_OPEN";
import { FragmentRefs } from "relay-runtime";
export type OwnEnrolment_tournament$data = {
  readonly name: string;
  readonly status: TournamentStatus;
  readonly " $fragmentSpreads": FragmentRefs<"OwnUnavailability_tournament" | "useTerms_tournament">;
  readonly " $fragmentType": "OwnEnrolment_tournament";
};
export type OwnEnrolment_tournament$key = {
  readonly " $data"?: OwnEnrolment_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnEnrolment_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnEnrolment_tournament",
  "selections": [
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
      "name": "status",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useTerms_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwnUnavailability_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "f9e5e49018d4c9b00b7d03274a028a70";

export default node;
