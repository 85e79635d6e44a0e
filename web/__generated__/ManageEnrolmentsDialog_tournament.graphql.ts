/**
 * @generated SignedSource<<c2786722db4bdca73b548857f5c3ba80>>
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
  readonly openToOtherArenas: boolean;
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
      "kind": "ScalarField",
      "name": "openToOtherArenas",
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

(node as any).hash = "6e80c068ae97006ec72998aae4cd8855";

export default node;
