/**
 * @generated SignedSource<<3d7c8695f6c0cb7f9c61a6b1334ecd2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ManageEnrolmentsDialog_tournament$data = {
  readonly arena: {
    readonly id: string;
  } | null | undefined;
  readonly enrolments: ReadonlyArray<{
    readonly athlete: {
      readonly id: string;
    };
  }>;
  readonly id: string;
  readonly maxParticipants: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"EnrolledList_tournament">;
  readonly " $fragmentType": "ManageEnrolmentsDialog_tournament";
};
export type ManageEnrolmentsDialog_tournament$key = {
  readonly " $data"?: ManageEnrolmentsDialog_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManageEnrolmentsDialog_tournament">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ManageEnrolmentsDialog_tournament",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxParticipants",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Arena",
      "kind": "LinkedField",
      "name": "arena",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Enrolment",
      "kind": "LinkedField",
      "name": "enrolments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Athlete",
          "kind": "LinkedField",
          "name": "athlete",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EnrolledList_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};
})();

(node as any).hash = "372d08c995a7dfeeccab8a062da243ce";

export default node;
