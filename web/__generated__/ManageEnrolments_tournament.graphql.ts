/**
 * @generated SignedSource<<b3420d7490841aac6ecf2e369b22004d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ManageEnrolments_tournament$data = {
  readonly key: string;
  readonly registration: {
    readonly inPairs: boolean;
  };
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

(node as any).hash = "76aea30e14928fa2e3e7a0e48af9c9f7";

export default node;
