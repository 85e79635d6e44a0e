/**
 * @generated SignedSource<<9bbe89481a3f62256b5203d090fe4b34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OwnEnrolmentsCard_athlete$data = {
  readonly enrolmentsInProgress: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"EnrolmentInProgress_enrolment">;
  }> | null | undefined;
  readonly receivedInvitations: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ReceivedInvitation_invitation">;
  }> | null | undefined;
  readonly " $fragmentType": "OwnEnrolmentsCard_athlete";
};
export type OwnEnrolmentsCard_athlete$key = {
  readonly " $data"?: OwnEnrolmentsCard_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnEnrolmentsCard_athlete">;
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
  "name": "OwnEnrolmentsCard_athlete",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PairInvitation",
      "kind": "LinkedField",
      "name": "receivedInvitations",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReceivedInvitation_invitation"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Enrolment",
      "kind": "LinkedField",
      "name": "enrolmentsInProgress",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EnrolmentInProgress_enrolment"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};
})();

(node as any).hash = "b2bf6a2d0c47d4f6999edcb7a793d75a";

export default node;
