/**
 * @generated SignedSource<<189c01e60a3c434466b34d6e53848e6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ManageEnrolments_tournament$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ManageEnrolmentsDialog_tournament">;
  readonly " $fragmentType": "ManageEnrolments_tournament";
};
export type ManageEnrolments_tournament$key = {
  readonly " $data"?: ManageEnrolments_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManageEnrolments_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ManageEnrolments_tournament",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ManageEnrolmentsDialog_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "c5eb38f33f871ff1d7a18f4bbbf53cf7";

export default node;
