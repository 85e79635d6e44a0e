/**
 * @generated SignedSource<<e5cc551156d15f62ed48abc564e96672>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TournamentStatus = "FINISHED" | "IN_PROGRESS" | "REGISTRATION_OPEN";
import { FragmentRefs } from "relay-runtime";
export type ManageEnrolments_tournament$data = {
  readonly key: string;
  readonly registration: {
    readonly inPairs: boolean;
  };
  readonly status: TournamentStatus;
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TournamentRegistration",
      "kind": "LinkedField",
      "name": "registration",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inPairs",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ManageEnrolmentsDialog_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "7b53ce84b6c1fa504020e71917522b76";

export default node;
