/**
 * @generated SignedSource<<40c74ad7857fe24ba0f370b97dbffd45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AthleteProfilePageQuery$variables = {
  key: string;
};
export type AthleteProfilePageQuery$data = {
  readonly athlete: {
    readonly " $fragmentSpreads": FragmentRefs<"AthleteRankingsCard_athlete" | "AthleteSummary_athlete" | "AthleteTournamentsCard_enrolled" | "AthleteTournamentsCard_played" | "OwnEnrolmentsCard_athlete">;
  } | null | undefined;
};
export type AthleteProfilePageQuery = {
  response: AthleteProfilePageQuery$data;
  variables: AthleteProfilePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "key"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
},
v3 = {
  "kind": "Literal",
  "name": "first",
  "value": 10
},
v4 = [
  (v3/*:: as any*/),
  {
    "kind": "Literal",
    "name": "phase",
    "value": "CURRENT"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tournamentName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tournamentKey",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v11 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "AthleteEnrolmentsEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cursor",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AthleteEnrolment",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endDate",
            "storageKey": null
          },
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "finalPosition",
            "storageKey": null
          },
          (v10/*:: as any*/)
        ],
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
v12 = [
  "phase"
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v14 = [
  (v3/*:: as any*/),
  {
    "kind": "Literal",
    "name": "phase",
    "value": "PAST"
  }
],
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "byOrganiser",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expiresAt",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inviteeName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AthleteProfilePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Athlete",
        "kind": "LinkedField",
        "name": "athlete",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AthleteSummary_athlete"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AthleteTournamentsCard_enrolled"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AthleteTournamentsCard_played"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AthleteRankingsCard_athlete"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OwnEnrolmentsCard_athlete"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AthleteProfilePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Athlete",
        "kind": "LinkedField",
        "name": "athlete",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "level",
            "storageKey": null
          },
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
            "name": "phone",
            "storageKey": null
          },
          {
            "alias": "enrolled",
            "args": (v4/*:: as any*/),
            "concreteType": "AthleteEnrolmentsConnection",
            "kind": "LinkedField",
            "name": "enrolments",
            "plural": false,
            "selections": (v11/*:: as any*/),
            "storageKey": "enrolments(first:10,phase:\"CURRENT\")"
          },
          {
            "alias": "enrolled",
            "args": (v4/*:: as any*/),
            "filters": (v12/*:: as any*/),
            "handle": "connection",
            "key": "AthleteTournamentsCard_enrolled",
            "kind": "LinkedHandle",
            "name": "enrolments"
          },
          (v13/*:: as any*/),
          {
            "alias": "played",
            "args": (v14/*:: as any*/),
            "concreteType": "AthleteEnrolmentsConnection",
            "kind": "LinkedField",
            "name": "enrolments",
            "plural": false,
            "selections": (v11/*:: as any*/),
            "storageKey": "enrolments(first:10,phase:\"PAST\")"
          },
          {
            "alias": "played",
            "args": (v14/*:: as any*/),
            "filters": (v12/*:: as any*/),
            "handle": "connection",
            "key": "AthleteTournamentsCard_played",
            "kind": "LinkedHandle",
            "name": "enrolments"
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 50
              }
            ],
            "concreteType": "AthleteRankingPositionsConnection",
            "kind": "LinkedField",
            "name": "rankingPositions",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AthleteRankingPositionsEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "RankingPosition",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v13/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "position",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "points",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "month",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Ranking",
                        "kind": "LinkedField",
                        "name": "ranking",
                        "plural": false,
                        "selections": [
                          (v15/*:: as any*/),
                          (v7/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "scope",
                            "storageKey": null
                          },
                          (v13/*:: as any*/)
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
            "storageKey": "rankingPositions(first:50)"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PairInvitation",
            "kind": "LinkedField",
            "name": "receivedInvitations",
            "plural": true,
            "selections": [
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "inviterName",
                "storageKey": null
              },
              (v16/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "partnerName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "inPairs",
                "storageKey": null
              },
              (v17/*:: as any*/),
              (v6/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Tournament",
                "kind": "LinkedField",
                "name": "tournament",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/),
                  (v13/*:: as any*/)
                ],
                "storageKey": null
              },
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "arenaName",
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
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "feeInCents",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasPlace",
                "storageKey": null
              },
              (v18/*:: as any*/),
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
            "concreteType": "Enrolment",
            "kind": "LinkedField",
            "name": "enrolmentsInProgress",
            "plural": true,
            "selections": [
              (v13/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Tournament",
                "kind": "LinkedField",
                "name": "tournament",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "key",
                    "storageKey": null
                  },
                  (v15/*:: as any*/),
                  (v8/*:: as any*/),
                  (v13/*:: as any*/)
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
                "selections": [
                  (v15/*:: as any*/),
                  (v13/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Athlete",
                "kind": "LinkedField",
                "name": "partner",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v13/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "dueAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "waitingPosition",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "refundInCents",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pairConfirmed",
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
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PairInvitation",
                "kind": "LinkedField",
                "name": "invitation",
                "plural": false,
                "selections": [
                  (v18/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "sentByEmail",
                    "storageKey": null
                  },
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v13/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "5acf352f557cdfe0415625d9ccd412a3",
    "id": null,
    "metadata": {},
    "name": "AthleteProfilePageQuery",
    "operationKind": "query",
    "text": "query AthleteProfilePageQuery(\n  $key: UUID!\n) {\n  athlete(key: $key) {\n    ...AthleteSummary_athlete\n    ...AthleteTournamentsCard_enrolled\n    ...AthleteTournamentsCard_played\n    ...AthleteRankingsCard_athlete\n    ...OwnEnrolmentsCard_athlete\n    id\n  }\n}\n\nfragment AnswerInvitation_invitation on PairInvitation {\n  inviterName\n  byOrganiser\n  partnerName\n  inviteeName\n  forViewer\n  tournamentKey\n}\n\nfragment AthleteRankingsCard_athlete on Athlete {\n  rankingPositions(first: 50) {\n    edges {\n      node {\n        id\n        position\n        points\n        month\n        ranking {\n          name\n          category\n          scope\n          id\n        }\n      }\n    }\n  }\n}\n\nfragment AthleteSummary_athlete on Athlete {\n  displayName\n  level\n  email\n  phone\n}\n\nfragment AthleteTournamentList_edges on AthleteEnrolmentsEdge {\n  cursor\n  node {\n    ...AthleteTournamentRow_enrolment\n  }\n}\n\nfragment AthleteTournamentRow_enrolment on AthleteEnrolment {\n  tournamentName\n  tournamentKey\n  category\n  startDate\n  endDate\n  status\n  finalPosition\n}\n\nfragment AthleteTournamentsCard_enrolled on Athlete {\n  enrolled: enrolments(first: 10, phase: CURRENT) {\n    totalCount\n    edges {\n      ...AthleteTournamentList_edges\n      cursor\n      node {\n        __typename\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n  id\n}\n\nfragment AthleteTournamentsCard_played on Athlete {\n  played: enrolments(first: 10, phase: PAST) {\n    totalCount\n    edges {\n      ...AthleteTournamentList_edges\n      cursor\n      node {\n        __typename\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n  id\n}\n\nfragment EnrolmentInProgress_enrolment on Enrolment {\n  status\n  tournament {\n    key\n    name\n    startDate\n    id\n  }\n  category {\n    name\n    id\n  }\n  partner {\n    displayName\n    id\n  }\n  ...readOwnState_enrolment\n}\n\nfragment OwnEnrolmentsCard_athlete on Athlete {\n  receivedInvitations {\n    id\n    ...ReceivedInvitation_invitation\n  }\n  enrolmentsInProgress {\n    id\n    ...EnrolmentInProgress_enrolment\n  }\n}\n\nfragment ReceivedInvitation_invitation on PairInvitation {\n  id\n  inviterName\n  byOrganiser\n  partnerName\n  inPairs\n  expiresAt\n  tournamentKey\n  tournamentName\n  tournament {\n    __typename\n    id\n  }\n  startDate\n  arenaName\n  categoryName\n  feeInCents\n  hasPlace\n  ...AnswerInvitation_invitation\n}\n\nfragment readOwnState_enrolment on Enrolment {\n  status\n  dueAt\n  waitingPosition\n  refundInCents\n  pairConfirmed\n  partner {\n    displayName\n    id\n  }\n  payment {\n    ...readPayment_payment\n  }\n  invitation {\n    inviteeName\n    sentByEmail\n    byOrganiser\n    expiresAt\n    id\n  }\n}\n\nfragment readPayment_payment on EnrolmentPayment {\n  amountInCents\n  paidAt\n}\n"
  }
};
})();

(node as any).hash = "f1c254ee6fb213a33c0574f976c959f0";

export default node;
