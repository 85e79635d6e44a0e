/**
 * @generated SignedSource<<7d4e5d695346579675bd63ff42887ef8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CancelOwnEnrolmentInput = {
  enrolmentId: string;
};
export type useCancelOwnEnrolmentMutation$variables = {
  input: CancelOwnEnrolmentInput;
};
export type useCancelOwnEnrolmentMutation$data = {
  readonly cancelOwnEnrolment: {
    readonly __typename: "CancelOwnEnrolmentSuccess";
    readonly enrolment: {
      readonly id: string;
      readonly tournament: {
        readonly " $fragmentSpreads": FragmentRefs<"EnrolCard_tournament" | "WhoPlays_tournament">;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"OwnEnrolment_enrolment">;
    };
    readonly refundInCents: number;
  } | {
    readonly __typename: "RuleViolation";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useCancelOwnEnrolmentMutation = {
  response: useCancelOwnEnrolmentMutation$data;
  variables: useCancelOwnEnrolmentMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refundInCents",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    (v5/*:: as any*/)
  ],
  "type": "RuleViolation",
  "abstractKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "TournamentCategory",
  "kind": "LinkedField",
  "name": "category",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "takesEntries",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "Athlete",
  "kind": "LinkedField",
  "name": "partner",
  "plural": false,
  "selections": [
    (v10/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inviteeName",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "byOrganiser",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expiresAt",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "PairInvitation",
  "kind": "LinkedField",
  "name": "invitation",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    (v12/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentByEmail",
      "storageKey": null
    },
    (v13/*:: as any*/),
    (v14/*:: as any*/)
  ],
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dueAt",
  "storageKey": null
},
v17 = {
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
    },
    (v16/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pixCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receiverName",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "waitingPosition",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pairConfirmed",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "EnrolmentUnavailability",
  "kind": "LinkedField",
  "name": "unavailability",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "open",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AthleteUnavailability",
      "kind": "LinkedField",
      "name": "periods",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "byAthlete",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inPairs",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "feeInCents",
  "storageKey": null
},
v24 = [
  (v4/*:: as any*/),
  (v10/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCancelOwnEnrolmentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "cancelOwnEnrolment",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Enrolment",
                "kind": "LinkedField",
                "name": "enrolment",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "OwnEnrolment_enrolment"
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Tournament",
                    "kind": "LinkedField",
                    "name": "tournament",
                    "plural": false,
                    "selections": [
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "EnrolCard_tournament"
                      },
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "WhoPlays_tournament"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "CancelOwnEnrolmentSuccess",
            "abstractKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCancelOwnEnrolmentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "cancelOwnEnrolment",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Enrolment",
                "kind": "LinkedField",
                "name": "enrolment",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v7/*:: as any*/),
                  (v9/*:: as any*/),
                  (v11/*:: as any*/),
                  (v15/*:: as any*/),
                  (v17/*:: as any*/),
                  (v16/*:: as any*/),
                  (v18/*:: as any*/),
                  (v3/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Tournament",
                    "kind": "LinkedField",
                    "name": "tournament",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "key",
                        "storageKey": null
                      },
                      (v8/*:: as any*/),
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
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "paymentDays",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "refundRule",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "fullRefundDays",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "lateRefundPercent",
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
                          (v4/*:: as any*/),
                          (v13/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "categoryName",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "inviterName",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "partnerName",
                            "storageKey": null
                          },
                          (v21/*:: as any*/),
                          (v14/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "tournamentKey",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "tournamentName",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Tournament",
                            "kind": "LinkedField",
                            "name": "tournament",
                            "plural": false,
                            "selections": [
                              (v2/*:: as any*/),
                              (v4/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v22/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "arenaName",
                            "storageKey": null
                          },
                          (v23/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "hasPlace",
                            "storageKey": null
                          },
                          (v12/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "forViewer",
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
                        "name": "categories",
                        "plural": true,
                        "selections": [
                          (v4/*:: as any*/),
                          (v8/*:: as any*/),
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
                              (v4/*:: as any*/),
                              (v7/*:: as any*/),
                              (v9/*:: as any*/),
                              (v11/*:: as any*/),
                              (v15/*:: as any*/),
                              (v17/*:: as any*/),
                              (v16/*:: as any*/),
                              (v18/*:: as any*/),
                              (v3/*:: as any*/),
                              (v19/*:: as any*/),
                              (v20/*:: as any*/)
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
                              (v2/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Ineligibility",
                                "kind": "LinkedField",
                                "name": "reasons",
                                "plural": true,
                                "selections": [
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "unknown",
                                    "storageKey": null
                                  },
                                  (v5/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          (v21/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "seatsLeft",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "waitingCount",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "viewerProfileGaps",
                            "storageKey": null
                          },
                          (v23/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Pair",
                            "kind": "LinkedField",
                            "name": "pairs",
                            "plural": true,
                            "selections": [
                              (v4/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "seed",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Athlete",
                                "kind": "LinkedField",
                                "name": "athletes",
                                "plural": true,
                                "selections": (v24/*:: as any*/),
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "registrationEndsOn",
                        "storageKey": null
                      },
                      (v22/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "endDate",
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
                          (v4/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "TournamentCategory",
                            "kind": "LinkedField",
                            "name": "category",
                            "plural": false,
                            "selections": [
                              (v4/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Athlete",
                            "kind": "LinkedField",
                            "name": "athlete",
                            "plural": false,
                            "selections": (v24/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "CancelOwnEnrolmentSuccess",
            "abstractKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "e63d1a35daf87b2293f8793f6d27b31a",
    "id": null,
    "metadata": {},
    "name": "useCancelOwnEnrolmentMutation",
    "operationKind": "mutation",
    "text": "mutation useCancelOwnEnrolmentMutation(\n  $input: CancelOwnEnrolmentInput!\n) {\n  cancelOwnEnrolment(input: $input) {\n    __typename\n    ... on CancelOwnEnrolmentSuccess {\n      refundInCents\n      enrolment {\n        id\n        ...OwnEnrolment_enrolment\n        tournament {\n          ...EnrolCard_tournament\n          ...WhoPlays_tournament\n          id\n        }\n      }\n    }\n    ... on RuleViolation {\n      message\n    }\n  }\n}\n\nfragment AnswerInvitation_invitation on PairInvitation {\n  inviterName\n  byOrganiser\n  partnerName\n  inviteeName\n  forViewer\n  tournamentKey\n}\n\nfragment EnrolCard_tournament on Tournament {\n  id\n  key\n  name\n  registration {\n    problem\n  }\n  viewerInvitations {\n    id\n    byOrganiser\n    categoryName\n    ...ReceivedInvitation_invitation\n  }\n  categories {\n    id\n    name\n    cancelledAt\n    viewerEnrolment {\n      id\n      status\n      ...OwnEnrolment_enrolment\n    }\n    viewerEligibility {\n      __typename\n    }\n    ...EnrolForm_category\n  }\n  ...EnrolTerms_tournament\n  ...EnrolForm_tournament\n  ...OwnEnrolment_tournament\n}\n\nfragment EnrolForm_category on TournamentCategory {\n  id\n  inPairs\n  seatsLeft\n  waitingCount\n  viewerEligibility {\n    reasons {\n      unknown\n      message\n    }\n  }\n  viewerProfileGaps\n}\n\nfragment EnrolForm_tournament on Tournament {\n  id\n}\n\nfragment EnrolTerms_tournament on Tournament {\n  registrationEndsOn\n  registration {\n    paymentDays\n    refundRule\n  }\n  categories {\n    id\n    inPairs\n    feeInCents\n    seatsLeft\n    waitingCount\n  }\n}\n\nfragment OwnEnrolment_enrolment on Enrolment {\n  id\n  status\n  category {\n    id\n    name\n    takesEntries\n  }\n  partner {\n    displayName\n    id\n  }\n  invitation {\n    ...SentInvitation_invitation\n    id\n  }\n  payment {\n    ...readPayment_payment\n    ...PixPayment_payment\n  }\n  ...readOwnState_enrolment\n  ...OwnUnavailability_enrolment\n}\n\nfragment OwnEnrolment_tournament on Tournament {\n  name\n  registration {\n    problem\n  }\n  ...useTerms_tournament\n  ...OwnUnavailability_tournament\n}\n\nfragment OwnUnavailability_enrolment on Enrolment {\n  id\n  unavailability {\n    open\n    timeZone\n    periods {\n      startsAt\n      endsAt\n      byAthlete\n    }\n  }\n}\n\nfragment OwnUnavailability_tournament on Tournament {\n  startDate\n  endDate\n}\n\nfragment PixPayment_payment on EnrolmentPayment {\n  amountInCents\n  dueAt\n  paidAt\n  pixCode\n  receiverName\n}\n\nfragment ReceivedInvitation_invitation on PairInvitation {\n  id\n  inviterName\n  byOrganiser\n  partnerName\n  inPairs\n  expiresAt\n  tournamentKey\n  tournamentName\n  tournament {\n    __typename\n    id\n  }\n  startDate\n  arenaName\n  categoryName\n  feeInCents\n  hasPlace\n  ...AnswerInvitation_invitation\n}\n\nfragment SentInvitation_invitation on PairInvitation {\n  id\n  inviteeName\n  sentByEmail\n}\n\nfragment WhoPlays_tournament on Tournament {\n  enrolments {\n    id\n    category {\n      id\n    }\n    athlete {\n      id\n      displayName\n    }\n  }\n  categories {\n    id\n    name\n    inPairs\n    pairs {\n      id\n      seed\n      athletes {\n        id\n        displayName\n      }\n    }\n  }\n}\n\nfragment readOwnState_enrolment on Enrolment {\n  status\n  dueAt\n  waitingPosition\n  refundInCents\n  pairConfirmed\n  partner {\n    displayName\n    id\n  }\n  payment {\n    ...readPayment_payment\n  }\n  invitation {\n    inviteeName\n    sentByEmail\n    byOrganiser\n    expiresAt\n    id\n  }\n}\n\nfragment readPayment_payment on EnrolmentPayment {\n  amountInCents\n  paidAt\n}\n\nfragment useTerms_tournament on Tournament {\n  startDate\n  registration {\n    fullRefundDays\n    lateRefundPercent\n  }\n}\n"
  }
};
})();

(node as any).hash = "7de8bd04734357764a9771f375720092";

export default node;
