/**
 * @generated SignedSource<<d088ce820862f72f5fafb2609bd66a2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EnrolmentStatus = "AWAITING_PAYMENT" | "CANCELLED" | "ELIMINATED" | "ENROLLED" | "EXPIRED" | "FINISHED" | "INVITED" | "PLAYING" | "SEEKING_PARTNER" | "WAITLISTED";
import { FragmentRefs } from "relay-runtime";
export type EntryRow_entry$data = {
  readonly athlete: {
    readonly displayName: string;
  };
  readonly category: {
    readonly inPairs: boolean;
    readonly name: string;
  } | null | undefined;
  readonly enrolledAt: string;
  readonly id: string;
  readonly pair: {
    readonly id: string;
  } | null | undefined;
  readonly partnerEnrolment: {
    readonly athlete: {
      readonly displayName: string;
    };
    readonly id: string;
    readonly status: EnrolmentStatus;
    readonly " $fragmentSpreads": FragmentRefs<"EntryPerson_enrolment">;
  } | null | undefined;
  readonly status: EnrolmentStatus;
  readonly " $fragmentSpreads": FragmentRefs<"EntryPerson_enrolment">;
  readonly " $fragmentType": "EntryRow_entry";
};
export type EntryRow_entry$key = {
  readonly " $data"?: EntryRow_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryRow_entry">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Athlete",
  "kind": "LinkedField",
  "name": "athlete",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayName",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "EntryPerson_enrolment"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntryRow_entry",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "enrolledAt",
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "TournamentCategory",
      "kind": "LinkedField",
      "name": "category",
      "plural": false,
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
          "name": "inPairs",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Pair",
      "kind": "LinkedField",
      "name": "pair",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Enrolment",
      "kind": "LinkedField",
      "name": "partnerEnrolment",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    (v3/*:: as any*/)
  ],
  "type": "Enrolment",
  "abstractKey": null
};
})();

(node as any).hash = "410f950c6ab1de4e588059e8336e2e6e";

export default node;
