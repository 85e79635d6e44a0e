/**
 * @generated SignedSource<<09f1e8776134c885d1c5919b3d9806e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AthleteLevel = "A_PRO" | "B" | "C" | "D" | "FUN";
export type EnrolmentStatus = "AWAITING_PAYMENT" | "CANCELLED" | "ELIMINATED" | "ENROLLED" | "EXPIRED" | "FINISHED" | "INVITED" | "PLAYING" | "SEEKING_PARTNER" | "WAITLISTED";
export type EntriesListTestQuery$variables = Record<PropertyKey, never>;
export type EntriesListTestQuery$data = {
  readonly tournament: {
    readonly " $fragmentSpreads": FragmentRefs<"EntriesList_tournament">;
  } | null | undefined;
};
export type EntriesListTestQuery$rawResponse = {
  readonly tournament: {
    readonly categories: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly takesEntries: boolean;
    }>;
    readonly entries: {
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly __typename: "Enrolment";
          readonly athlete: {
            readonly displayName: string;
            readonly email: string | null | undefined;
            readonly id: string;
            readonly level: AthleteLevel;
          };
          readonly awaitsConsent: boolean;
          readonly category: {
            readonly id: string;
            readonly inPairs: boolean;
            readonly name: string;
          } | null | undefined;
          readonly dueAt: string | null | undefined;
          readonly enrolledAt: string;
          readonly feeInCents: number | null | undefined;
          readonly id: string;
          readonly invitation: {
            readonly byOrganiser: boolean;
            readonly expiresAt: string;
            readonly id: string;
            readonly inviteeName: string;
          } | null | undefined;
          readonly override: {
            readonly at: string;
            readonly by: string | null | undefined;
            readonly reason: string;
          } | null | undefined;
          readonly pair: {
            readonly id: string;
          } | null | undefined;
          readonly partnerEnrolment: {
            readonly athlete: {
              readonly displayName: string;
              readonly email: string | null | undefined;
              readonly id: string;
              readonly level: AthleteLevel;
            };
            readonly awaitsConsent: boolean;
            readonly category: {
              readonly id: string;
            } | null | undefined;
            readonly dueAt: string | null | undefined;
            readonly feeInCents: number | null | undefined;
            readonly id: string;
            readonly invitation: {
              readonly byOrganiser: boolean;
              readonly expiresAt: string;
              readonly id: string;
              readonly inviteeName: string;
            } | null | undefined;
            readonly override: {
              readonly at: string;
              readonly by: string | null | undefined;
              readonly reason: string;
            } | null | undefined;
            readonly payment: {
              readonly amountInCents: number;
              readonly paidAt: string | null | undefined;
            } | null | undefined;
            readonly refundInCents: number | null | undefined;
            readonly status: EnrolmentStatus;
            readonly tournament: {
              readonly id: string;
            } | null | undefined;
            readonly waitingPosition: number | null | undefined;
          } | null | undefined;
          readonly payment: {
            readonly amountInCents: number;
            readonly paidAt: string | null | undefined;
          } | null | undefined;
          readonly refundInCents: number | null | undefined;
          readonly status: EnrolmentStatus;
          readonly tournament: {
            readonly id: string;
          } | null | undefined;
          readonly waitingPosition: number | null | undefined;
        };
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null | undefined;
        readonly hasNextPage: boolean;
      };
      readonly statusCounts: ReadonlyArray<{
        readonly count: number;
        readonly status: EnrolmentStatus;
      }>;
    };
    readonly id: string;
    readonly isChampionship: boolean;
  } | null | undefined;
};
export type EntriesListTestQuery = {
  rawResponse: EntriesListTestQuery$rawResponse;
  response: EntriesListTestQuery$data;
  variables: EntriesListTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "key",
    "value": "torneio"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 40
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v5 = [
  (v1/*:: as any*/)
],
v6 = {
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
},
v7 = {
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
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "level",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "EligibilityOverride",
  "kind": "LinkedField",
  "name": "override",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "by",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awaitsConsent",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dueAt",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "waitingPosition",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "feeInCents",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refundInCents",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "PairInvitation",
  "kind": "LinkedField",
  "name": "invitation",
  "plural": false,
  "selections": [
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
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "byOrganiser",
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "Tournament",
  "kind": "LinkedField",
  "name": "tournament",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": null
},
v16 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Tournament"
},
v17 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v18 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v19 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v20 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Athlete"
},
v21 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v22 = {
  "enumValues": [
    "A_PRO",
    "B",
    "C",
    "D",
    "FUN"
  ],
  "nullable": false,
  "plural": false,
  "type": "AthleteLevel"
},
v23 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "TournamentCategory"
},
v24 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "DateTime"
},
v25 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "DateTime"
},
v26 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
},
v27 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "PairInvitation"
},
v28 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "EligibilityOverride"
},
v29 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "EnrolmentPayment"
},
v30 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v31 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "EntriesListTestQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "EntriesList_tournament"
          }
        ],
        "storageKey": "tournament(key:\"torneio\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EntriesListTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Tournament",
        "kind": "LinkedField",
        "name": "tournament",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isChampionship",
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
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "takesEntries",
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "TournamentEntriesConnection",
            "kind": "LinkedField",
            "name": "entries",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "EnrolmentStatusCount",
                "kind": "LinkedField",
                "name": "statusCounts",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "count",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "TournamentEntriesEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Enrolment",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "TournamentCategory",
                        "kind": "LinkedField",
                        "name": "category",
                        "plural": false,
                        "selections": [
                          (v1/*:: as any*/),
                          (v2/*:: as any*/),
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
                        "selections": (v5/*:: as any*/),
                        "storageKey": null
                      },
                      (v6/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Enrolment",
                        "kind": "LinkedField",
                        "name": "partnerEnrolment",
                        "plural": false,
                        "selections": [
                          (v1/*:: as any*/),
                          (v4/*:: as any*/),
                          (v6/*:: as any*/),
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          (v9/*:: as any*/),
                          (v10/*:: as any*/),
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          (v14/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "TournamentCategory",
                            "kind": "LinkedField",
                            "name": "category",
                            "plural": false,
                            "selections": (v5/*:: as any*/),
                            "storageKey": null
                          },
                          (v15/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "enrolledAt",
                        "storageKey": null
                      },
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
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
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cursor",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PageInfo",
                "kind": "LinkedField",
                "name": "pageInfo",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endCursor",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasNextPage",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "entries(first:40)"
          },
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "filters": [
              "search",
              "statuses",
              "categoryId"
            ],
            "handle": "connection",
            "key": "EntriesList_entries",
            "kind": "LinkedHandle",
            "name": "entries"
          }
        ],
        "storageKey": "tournament(key:\"torneio\")"
      }
    ]
  },
  "params": {
    "cacheID": "b318ec4b8e06fc31eff7b26df21adc42",
    "id": null,
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "tournament": (v16/*:: as any*/),
        "tournament.categories": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "TournamentCategory"
        },
        "tournament.categories.id": (v17/*:: as any*/),
        "tournament.categories.name": (v18/*:: as any*/),
        "tournament.categories.takesEntries": (v19/*:: as any*/),
        "tournament.entries": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "TournamentEntriesConnection"
        },
        "tournament.entries.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "TournamentEntriesEdge"
        },
        "tournament.entries.edges.cursor": (v18/*:: as any*/),
        "tournament.entries.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Enrolment"
        },
        "tournament.entries.edges.node.__typename": (v18/*:: as any*/),
        "tournament.entries.edges.node.athlete": (v20/*:: as any*/),
        "tournament.entries.edges.node.athlete.displayName": (v18/*:: as any*/),
        "tournament.entries.edges.node.athlete.email": (v21/*:: as any*/),
        "tournament.entries.edges.node.athlete.id": (v17/*:: as any*/),
        "tournament.entries.edges.node.athlete.level": (v22/*:: as any*/),
        "tournament.entries.edges.node.awaitsConsent": (v19/*:: as any*/),
        "tournament.entries.edges.node.category": (v23/*:: as any*/),
        "tournament.entries.edges.node.category.id": (v17/*:: as any*/),
        "tournament.entries.edges.node.category.inPairs": (v19/*:: as any*/),
        "tournament.entries.edges.node.category.name": (v18/*:: as any*/),
        "tournament.entries.edges.node.dueAt": (v24/*:: as any*/),
        "tournament.entries.edges.node.enrolledAt": (v25/*:: as any*/),
        "tournament.entries.edges.node.feeInCents": (v26/*:: as any*/),
        "tournament.entries.edges.node.id": (v17/*:: as any*/),
        "tournament.entries.edges.node.invitation": (v27/*:: as any*/),
        "tournament.entries.edges.node.invitation.byOrganiser": (v19/*:: as any*/),
        "tournament.entries.edges.node.invitation.expiresAt": (v25/*:: as any*/),
        "tournament.entries.edges.node.invitation.id": (v17/*:: as any*/),
        "tournament.entries.edges.node.invitation.inviteeName": (v18/*:: as any*/),
        "tournament.entries.edges.node.override": (v28/*:: as any*/),
        "tournament.entries.edges.node.override.at": (v25/*:: as any*/),
        "tournament.entries.edges.node.override.by": (v21/*:: as any*/),
        "tournament.entries.edges.node.override.reason": (v18/*:: as any*/),
        "tournament.entries.edges.node.pair": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Pair"
        },
        "tournament.entries.edges.node.pair.id": (v17/*:: as any*/),
        "tournament.entries.edges.node.partnerEnrolment": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Enrolment"
        },
        "tournament.entries.edges.node.partnerEnrolment.athlete": (v20/*:: as any*/),
        "tournament.entries.edges.node.partnerEnrolment.athlete.displayName": (v18/*:: as any*/),
        "tournament.entries.edges.node.partnerEnrolment.athlete.email": (v21/*:: as any*/),
        "tournament.entries.edges.node.partnerEnrolment.athlete.id": (v17/*:: as any*/),
        "tournament.entries.edges.node.partnerEnrolment.athlete.level": (v22/*:: as any*/),
        "tournament.entries.edges.node.partnerEnrolment.awaitsConsent": (v19/*:: as any*/),
        "tournament.entries.edges.node.partnerEnrolment.category": (v23/*:: as any*/),
        "tournament.entries.edges.node.partnerEnrolment.category.id": (v17/*:: as any*/),
        "tournament.entries.edges.node.partnerEnrolment.dueAt": (v24/*:: as any*/),
        "tournament.entries.edges.node.partnerEnrolment.feeInCents": (v26/*:: as any*/),
        "tournament.entries.edges.node.partnerEnrolment.id": (v17/*:: as any*/),
        "tournament.entries.edges.node.partnerEnrolment.invitation": (v27/*:: as any*/),
        "tournament.entries.edges.node.partnerEnrolment.invitation.byOrganiser": (v19/*:: as any*/),
        "tournament.entries.edges.node.partnerEnrolment.invitation.expiresAt": (v25/*:: as any*/),
        "tournament.entries.edges.node.partnerEnrolment.invitation.id": (v17/*:: as any*/),
        "tournament.entries.edges.node.partnerEnrolment.invitation.inviteeName": (v18/*:: as any*/),
        "tournament.entries.edges.node.partnerEnrolment.override": (v28/*:: as any*/),
        "tournament.entries.edges.node.partnerEnrolment.override.at": (v25/*:: as any*/),
        "tournament.entries.edges.node.partnerEnrolment.override.by": (v21/*:: as any*/),
        "tournament.entries.edges.node.partnerEnrolment.override.reason": (v18/*:: as any*/),
        "tournament.entries.edges.node.partnerEnrolment.payment": (v29/*:: as any*/),
        "tournament.entries.edges.node.partnerEnrolment.payment.amountInCents": (v30/*:: as any*/),
        "tournament.entries.edges.node.partnerEnrolment.payment.paidAt": (v24/*:: as any*/),
        "tournament.entries.edges.node.partnerEnrolment.refundInCents": (v26/*:: as any*/),
        "tournament.entries.edges.node.partnerEnrolment.status": (v31/*:: as any*/),
        "tournament.entries.edges.node.partnerEnrolment.tournament": (v16/*:: as any*/),
        "tournament.entries.edges.node.partnerEnrolment.tournament.id": (v17/*:: as any*/),
        "tournament.entries.edges.node.partnerEnrolment.waitingPosition": (v26/*:: as any*/),
        "tournament.entries.edges.node.payment": (v29/*:: as any*/),
        "tournament.entries.edges.node.payment.amountInCents": (v30/*:: as any*/),
        "tournament.entries.edges.node.payment.paidAt": (v24/*:: as any*/),
        "tournament.entries.edges.node.refundInCents": (v26/*:: as any*/),
        "tournament.entries.edges.node.status": (v31/*:: as any*/),
        "tournament.entries.edges.node.tournament": (v16/*:: as any*/),
        "tournament.entries.edges.node.tournament.id": (v17/*:: as any*/),
        "tournament.entries.edges.node.waitingPosition": (v26/*:: as any*/),
        "tournament.entries.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "tournament.entries.pageInfo.endCursor": (v21/*:: as any*/),
        "tournament.entries.pageInfo.hasNextPage": (v19/*:: as any*/),
        "tournament.entries.statusCounts": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "EnrolmentStatusCount"
        },
        "tournament.entries.statusCounts.count": (v30/*:: as any*/),
        "tournament.entries.statusCounts.status": (v31/*:: as any*/),
        "tournament.id": (v17/*:: as any*/),
        "tournament.isChampionship": (v19/*:: as any*/)
      }
    },
    "name": "EntriesListTestQuery",
    "operationKind": "query",
    "text": "query EntriesListTestQuery {\n  tournament(key: \"torneio\") {\n    ...EntriesList_tournament\n    id\n  }\n}\n\nfragment EntriesList_tournament on Tournament {\n  id\n  isChampionship\n  categories {\n    id\n    takesEntries\n    ...EntriesToolbar_categories\n  }\n  entries(first: 40) {\n    statusCounts {\n      status\n      count\n    }\n    edges {\n      node {\n        id\n        status\n        category {\n          id\n        }\n        pair {\n          id\n        }\n        payment {\n          ...readPayment_payment\n        }\n        partnerEnrolment {\n          id\n          status\n          payment {\n            ...readPayment_payment\n          }\n        }\n        ...EntryRow_entry\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment EntriesToolbar_categories on TournamentCategory {\n  id\n  name\n}\n\nfragment EntryActions_enrolment on Enrolment {\n  id\n  status\n  awaitsConsent\n  invitation {\n    id\n    inviteeName\n    byOrganiser\n  }\n  feeInCents\n  athlete {\n    id\n    displayName\n  }\n  category {\n    id\n  }\n  tournament {\n    id\n  }\n  payment {\n    ...readPayment_payment\n  }\n}\n\nfragment EntryFacts_enrolment on Enrolment {\n  status\n  awaitsConsent\n  dueAt\n  waitingPosition\n  feeInCents\n  refundInCents\n  payment {\n    paidAt\n  }\n  invitation {\n    inviteeName\n    expiresAt\n    byOrganiser\n    id\n  }\n}\n\nfragment EntryPerson_enrolment on Enrolment {\n  id\n  status\n  athlete {\n    displayName\n    email\n    level\n    id\n  }\n  override {\n    reason\n    by\n    at\n  }\n  ...EntryFacts_enrolment\n  ...EntryActions_enrolment\n}\n\nfragment EntryRow_entry on Enrolment {\n  enrolledAt\n  athlete {\n    displayName\n    id\n  }\n  category {\n    name\n    inPairs\n    id\n  }\n  pair {\n    id\n  }\n  partnerEnrolment {\n    athlete {\n      displayName\n      id\n    }\n    ...EntryPerson_enrolment\n    id\n  }\n  ...EntryPerson_enrolment\n}\n\nfragment readPayment_payment on EnrolmentPayment {\n  amountInCents\n  paidAt\n}\n"
  }
};
})();

(node as any).hash = "83a007faafbbcb62039bfebdf0cb0a9b";

export default node;
