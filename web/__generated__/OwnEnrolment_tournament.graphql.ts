/**
 * @generated SignedSource<<189702cf03dc5f783339397dabadc66d>>
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
  readonly " $fragmentSpreads": FragmentRefs<"useTerms_tournament">;
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
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "eecdc748a0ad130cdcafddf155d72b09";

export default node;
