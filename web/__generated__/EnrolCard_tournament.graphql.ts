/**
 * @generated SignedSource<<f9c6b24e1852d0884563525d92503eaf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EnrolmentStatus = "AWAITING_PAYMENT" | "CANCELLED" | "ELIMINATED" | "ENROLLED" | "EXPIRED" | "FINISHED" | "INVITED" | "PLAYING" | "SEEKING_PARTNER" | "WAITLISTED";
import { FragmentRefs } from "relay-runtime";
export type EnrolCard_tournament$data = {
  readonly categories: ReadonlyArray<{
    readonly cancelledAt: string | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly viewerEligibility: {
      readonly __typename: "ViewerEligibility";
    } | null | undefined;
    readonly viewerEnrolment: {
      readonly id: string;
      readonly status: EnrolmentStatus;
      readonly " $fragmentSpreads": FragmentRefs<"OwnEnrolment_enrolment">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"EnrolForm_category">;
  }>;
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly registration: {
    readonly problem: string | null | undefined;
  };
  readonly viewerInvitations: ReadonlyArray<{
    readonly byOrganiser: boolean;
    readonly categoryName: string | null | undefined;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ReceivedInvitation_invitation">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"EnrolForm_tournament" | "EnrolTerms_tournament" | "OwnEnrolment_tournament">;
  readonly " $fragmentType": "EnrolCard_tournament";
};
export type EnrolCard_tournament$key = {
  readonly " $data"?: EnrolCard_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"EnrolCard_tournament">;
};

import EnrolCardQuery_graphql from './EnrolCardQuery.graphql';

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
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": EnrolCardQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "EnrolCard_tournament",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    (v1/*:: as any*/),
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
          "name": "problem",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PairInvitation",
      "kind": "LinkedField",
      "name": "viewerInvitations",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "byOrganiser",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "categoryName",
          "storageKey": null
        },
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
      "concreteType": "TournamentCategory",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cancelledAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Enrolment",
          "kind": "LinkedField",
          "name": "viewerEnrolment",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
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
              "name": "OwnEnrolment_enrolment"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ViewerEligibility",
          "kind": "LinkedField",
          "name": "viewerEligibility",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EnrolForm_category"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EnrolTerms_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EnrolForm_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwnEnrolment_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};
})();

(node as any).hash = "9612e68b678510b4b66db53dd120f4db";

export default node;
