/**
 * @generated SignedSource<<2960c9be3f7f3403343be673e0c6a292>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProposePairInput = {
  seekerEnrolmentId: string;
};
export type useProposePairMutation$variables = {
  input: ProposePairInput;
};
export type useProposePairMutation$data = {
  readonly proposePair: {
    readonly __typename: "InvalidInput";
    readonly fields: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
  } | {
    readonly __typename: "NotEligible";
    readonly message: string;
  } | {
    readonly __typename: "ProposePairSuccess";
    readonly enrolment: {
      readonly id: string;
      readonly tournament: {
        readonly " $fragmentSpreads": FragmentRefs<"EnrolCard_tournament" | "useOwnAthlete_tournament">;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"OwnEnrolment_enrolment">;
    };
  } | {
    readonly __typename: "RuleViolation";
    readonly message: string;
  } | {
    readonly __typename: "TooManyAttempts";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useProposePairMutation = {
  response: useProposePairMutation$data;
  variables: useProposePairMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldError",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInput",
  "abstractKey": null
},
v6 = [
  (v4/*:: as any*/)
],
v7 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "NotEligible",
  "abstractKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "TooManyAttempts",
  "abstractKey": null
},
v9 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "RuleViolation",
  "abstractKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "TournamentCategory",
  "kind": "LinkedField",
  "name": "category",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    (v11/*:: as any*/),
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
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "Athlete",
  "kind": "LinkedField",
  "name": "partner",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayName",
      "storageKey": null
    },
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inviteeName",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "byOrganiser",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expiresAt",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "PairInvitation",
  "kind": "LinkedField",
  "name": "invitation",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    (v14/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentByEmail",
      "storageKey": null
    },
    (v15/*:: as any*/),
    (v16/*:: as any*/)
  ],
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dueAt",
  "storageKey": null
},
v19 = {
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
    (v18/*:: as any*/),
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
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "waitingPosition",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refundInCents",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pairConfirmed",
  "storageKey": null
},
v23 = {
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
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inPairs",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "feeInCents",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useProposePairMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "proposePair",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Enrolment",
                "kind": "LinkedField",
                "name": "enrolment",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
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
                        "name": "useOwnAthlete_tournament"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "ProposePairSuccess",
            "abstractKey": null
          },
          (v5/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/)
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
    "name": "useProposePairMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "proposePair",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Enrolment",
                "kind": "LinkedField",
                "name": "enrolment",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v10/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v17/*:: as any*/),
                  (v19/*:: as any*/),
                  (v18/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Tournament",
                    "kind": "LinkedField",
                    "name": "tournament",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      (v24/*:: as any*/),
                      (v11/*:: as any*/),
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
                          (v3/*:: as any*/),
                          (v15/*:: as any*/),
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
                          (v25/*:: as any*/),
                          (v16/*:: as any*/),
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
                              (v3/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v26/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "arenaName",
                            "storageKey": null
                          },
                          (v27/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "hasPlace",
                            "storageKey": null
                          },
                          (v14/*:: as any*/),
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
                          (v3/*:: as any*/),
                          (v11/*:: as any*/),
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
                              (v3/*:: as any*/),
                              (v10/*:: as any*/),
                              (v12/*:: as any*/),
                              (v13/*:: as any*/),
                              (v17/*:: as any*/),
                              (v19/*:: as any*/),
                              (v18/*:: as any*/),
                              (v20/*:: as any*/),
                              (v21/*:: as any*/),
                              (v22/*:: as any*/),
                              (v23/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Athlete",
                                "kind": "LinkedField",
                                "name": "athlete",
                                "plural": false,
                                "selections": [
                                  (v24/*:: as any*/),
                                  (v3/*:: as any*/)
                                ],
                                "storageKey": null
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
                                  (v4/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          (v25/*:: as any*/),
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
                          (v27/*:: as any*/)
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
                      (v26/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "endDate",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "ProposePairSuccess",
            "abstractKey": null
          },
          (v5/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "44f7a00408e4d1f1588656114a59cb99",
    "id": null,
    "metadata": {},
    "name": "useProposePairMutation",
    "operationKind": "mutation",
    "text": "mutation useProposePairMutation(\n  $input: ProposePairInput!\n) {\n  proposePair(input: $input) {\n    __typename\n    ... on ProposePairSuccess {\n      enrolment {\n        id\n        ...OwnEnrolment_enrolment\n        tournament {\n          ...EnrolCard_tournament\n          ...useOwnAthlete_tournament\n          id\n        }\n      }\n    }\n    ... on InvalidInput {\n      fields {\n        path\n        message\n      }\n    }\n    ... on NotEligible {\n      message\n    }\n    ... on TooManyAttempts {\n      message\n    }\n    ... on RuleViolation {\n      message\n    }\n  }\n}\n\nfragment AnswerInvitation_invitation on PairInvitation {\n  inviterName\n  byOrganiser\n  partnerName\n  inviteeName\n  forViewer\n  tournamentKey\n}\n\nfragment EnrolCard_tournament on Tournament {\n  id\n  key\n  name\n  registration {\n    problem\n  }\n  viewerInvitations {\n    id\n    byOrganiser\n    categoryName\n    ...ReceivedInvitation_invitation\n  }\n  categories {\n    id\n    name\n    cancelledAt\n    viewerEnrolment {\n      id\n      status\n      ...OwnEnrolment_enrolment\n    }\n    viewerEligibility {\n      __typename\n    }\n    ...EnrolForm_category\n  }\n  ...EnrolTerms_tournament\n  ...EnrolForm_tournament\n  ...OwnEnrolment_tournament\n}\n\nfragment EnrolForm_category on TournamentCategory {\n  id\n  inPairs\n  seatsLeft\n  waitingCount\n  viewerEligibility {\n    reasons {\n      unknown\n      message\n    }\n  }\n  viewerProfileGaps\n}\n\nfragment EnrolForm_tournament on Tournament {\n  id\n}\n\nfragment EnrolTerms_tournament on Tournament {\n  registrationEndsOn\n  registration {\n    paymentDays\n    refundRule\n  }\n  categories {\n    id\n    inPairs\n    feeInCents\n    seatsLeft\n    waitingCount\n  }\n}\n\nfragment OwnEnrolment_enrolment on Enrolment {\n  id\n  status\n  category {\n    id\n    name\n    takesEntries\n  }\n  partner {\n    displayName\n    id\n  }\n  invitation {\n    ...SentInvitation_invitation\n    id\n  }\n  payment {\n    ...readPayment_payment\n    ...PixPayment_payment\n  }\n  ...readOwnState_enrolment\n  ...OwnUnavailability_enrolment\n}\n\nfragment OwnEnrolment_tournament on Tournament {\n  name\n  registration {\n    problem\n  }\n  ...useTerms_tournament\n  ...OwnUnavailability_tournament\n}\n\nfragment OwnUnavailability_enrolment on Enrolment {\n  id\n  unavailability {\n    open\n    timeZone\n    periods {\n      startsAt\n      endsAt\n      byAthlete\n    }\n  }\n}\n\nfragment OwnUnavailability_tournament on Tournament {\n  startDate\n  endDate\n}\n\nfragment PixPayment_payment on EnrolmentPayment {\n  amountInCents\n  dueAt\n  paidAt\n  pixCode\n  receiverName\n}\n\nfragment ReceivedInvitation_invitation on PairInvitation {\n  id\n  inviterName\n  byOrganiser\n  partnerName\n  inPairs\n  expiresAt\n  tournamentKey\n  tournamentName\n  tournament {\n    __typename\n    id\n  }\n  startDate\n  arenaName\n  categoryName\n  feeInCents\n  hasPlace\n  ...AnswerInvitation_invitation\n}\n\nfragment SentInvitation_invitation on PairInvitation {\n  id\n  inviteeName\n  sentByEmail\n}\n\nfragment readOwnState_enrolment on Enrolment {\n  status\n  dueAt\n  waitingPosition\n  refundInCents\n  pairConfirmed\n  partner {\n    displayName\n    id\n  }\n  payment {\n    ...readPayment_payment\n  }\n  invitation {\n    inviteeName\n    sentByEmail\n    byOrganiser\n    expiresAt\n    id\n  }\n}\n\nfragment readPayment_payment on EnrolmentPayment {\n  amountInCents\n  paidAt\n}\n\nfragment useOwnAthlete_tournament on Tournament {\n  key\n  categories {\n    viewerEnrolment {\n      athlete {\n        key\n        id\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment useTerms_tournament on Tournament {\n  startDate\n  registration {\n    fullRefundDays\n    lateRefundPercent\n  }\n}\n"
  }
};
})();

(node as any).hash = "ef14bde4960de38bc710aeb095fd1ceb";

export default node;
