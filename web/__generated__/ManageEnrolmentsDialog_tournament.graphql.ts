/**
 * @generated SignedSource<<f4a7602da1cf47c6e1f95a62ff68274b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ManageEnrolmentsDialog_tournament$data = {
  readonly enrolments: ReadonlyArray<{
    readonly athlete: {
      readonly id: string;
    };
  }>;
  readonly id: string;
  readonly maxParticipants: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AthleteFinder_tournament" | "EnrolledList_tournament">;
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
};
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
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AthleteFinder_tournament"
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

(node as any).hash = "243aa28671737c4e67b724ccf9fc8924";

export default node;
