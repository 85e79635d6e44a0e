/**
 * @generated SignedSource<<05e69409e6e86708ba7feca77fab88c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EnrolmentStatus = "AWAITING_PAYMENT" | "CANCELLED" | "ELIMINATED" | "ENROLLED" | "EXPIRED" | "FINISHED" | "INVITED" | "PLAYING" | "SEEKING_PARTNER" | "WAITLISTED";
export type EntryActionsTestQuery$variables = Record<PropertyKey, never>;
export type EntryActionsTestQuery$data = {
  readonly tournament: {
    readonly enrolments: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"EntryActions_enrolment">;
    }>;
  } | null | undefined;
};
export type EntryActionsTestQuery$rawResponse = {
  readonly tournament: {
    readonly enrolments: ReadonlyArray<{
      readonly athlete: {
        readonly displayName: string;
        readonly id: string;
      };
      readonly awaitsConsent: boolean;
      readonly category: {
        readonly id: string;
      } | null | undefined;
      readonly feeInCents: number | null | undefined;
      readonly id: string;
      readonly invitation: {
        readonly byOrganiser: boolean;
        readonly id: string;
        readonly inviteeName: string;
      } | null | undefined;
      readonly payment: {
        readonly amountInCents: number;
        readonly paidAt: string | null | undefined;
      } | null | undefined;
      readonly status: EnrolmentStatus;
      readonly tournament: {
        readonly id: string;
      } | null | undefined;
    }>;
    readonly id: string;
  } | null | undefined;
};
export type EntryActionsTestQuery = {
  rawResponse: EntryActionsTestQuery$rawResponse;
  response: EntryActionsTestQuery$data;
  variables: EntryActionsTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "key",
    "value": "00000000-0000-0000-0000-000000000000"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
],
v3 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Tournament"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v6 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "EntryActionsTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Tournament",
        "kind": "LinkedField",
        "name": "tournament",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Enrolment",
            "kind": "LinkedField",
            "name": "enrolments",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EntryActions_enrolment"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "tournament(key:\"00000000-0000-0000-0000-000000000000\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EntryActionsTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Tournament",
        "kind": "LinkedField",
        "name": "tournament",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Enrolment",
            "kind": "LinkedField",
            "name": "enrolments",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
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
                "kind": "ScalarField",
                "name": "awaitsConsent",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PairInvitation",
                "kind": "LinkedField",
                "name": "invitation",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "inviteeName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "byOrganiser",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "feeInCents",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Athlete",
                "kind": "LinkedField",
                "name": "athlete",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
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
              {
                "alias": null,
                "args": null,
                "concreteType": "TournamentCategory",
                "kind": "LinkedField",
                "name": "category",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Tournament",
                "kind": "LinkedField",
                "name": "tournament",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "EnrolmentPayment",
                "kind": "LinkedField",
                "name": "payment",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "amountInCents",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "paidAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": "tournament(key:\"00000000-0000-0000-0000-000000000000\")"
      }
    ]
  },
  "params": {
    "cacheID": "22a34e1e48a82da2677b5ffab7860db0",
    "id": null,
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "tournament": (v3/*:: as any*/),
        "tournament.enrolments": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Enrolment"
        },
        "tournament.enrolments.athlete": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Athlete"
        },
        "tournament.enrolments.athlete.displayName": (v4/*:: as any*/),
        "tournament.enrolments.athlete.id": (v5/*:: as any*/),
        "tournament.enrolments.awaitsConsent": (v6/*:: as any*/),
        "tournament.enrolments.category": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "TournamentCategory"
        },
        "tournament.enrolments.category.id": (v5/*:: as any*/),
        "tournament.enrolments.feeInCents": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
        "tournament.enrolments.id": (v5/*:: as any*/),
        "tournament.enrolments.invitation": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "PairInvitation"
        },
        "tournament.enrolments.invitation.byOrganiser": (v6/*:: as any*/),
        "tournament.enrolments.invitation.id": (v5/*:: as any*/),
        "tournament.enrolments.invitation.inviteeName": (v4/*:: as any*/),
        "tournament.enrolments.payment": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "EnrolmentPayment"
        },
        "tournament.enrolments.payment.amountInCents": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "tournament.enrolments.payment.paidAt": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DateTime"
        },
        "tournament.enrolments.status": {
          "enumValues": [
            "AWAITING_PAYMENT",
            "CANCELLED",
            "ELIMINATED",
            "ENROLLED",
            "EXPIRED",
            "FINISHED",
            "INVITED",
            "PLAYING",
            "SEEKING_PARTNER",
            "WAITLISTED"
          ],
          "nullable": false,
          "plural": false,
          "type": "EnrolmentStatus"
        },
        "tournament.enrolments.tournament": (v3/*:: as any*/),
        "tournament.enrolments.tournament.id": (v5/*:: as any*/),
        "tournament.id": (v5/*:: as any*/)
      }
    },
    "name": "EntryActionsTestQuery",
    "operationKind": "query",
    "text": "query EntryActionsTestQuery {\n  tournament(key: \"00000000-0000-0000-0000-000000000000\") {\n    enrolments {\n      ...EntryActions_enrolment\n      id\n    }\n    id\n  }\n}\n\nfragment EntryActions_enrolment on Enrolment {\n  id\n  status\n  awaitsConsent\n  invitation {\n    id\n    inviteeName\n    byOrganiser\n  }\n  feeInCents\n  athlete {\n    id\n    displayName\n  }\n  category {\n    id\n  }\n  tournament {\n    id\n  }\n  payment {\n    ...readPayment_payment\n  }\n}\n\nfragment readPayment_payment on EnrolmentPayment {\n  amountInCents\n  paidAt\n}\n"
  }
};
})();

(node as any).hash = "c5b19f394d3f5ced994dd7a3f4464926";

export default node;
