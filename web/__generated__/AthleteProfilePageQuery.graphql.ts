/**
 * @generated SignedSource<<94a1993d6287c646f63bbb01d71b93ab>>
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
    readonly " $fragmentSpreads": FragmentRefs<"AthleteRankingsCard_athlete" | "AthleteSummary_athlete" | "AthleteTournamentsCard_enrolled" | "AthleteTournamentsCard_played">;
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
  "kind": "Literal",
  "name": "first",
  "value": 10
},
v3 = [
  (v2/*:: as any*/),
  {
    "kind": "Literal",
    "name": "phase",
    "value": "CURRENT"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v5 = [
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
            "kind": "ScalarField",
            "name": "tournamentKey",
            "storageKey": null
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "startDate",
            "storageKey": null
          },
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
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "finalPosition",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
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
v6 = [
  "phase"
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = [
  (v2/*:: as any*/),
  {
    "kind": "Literal",
    "name": "phase",
    "value": "PAST"
  }
];
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "displayName",
            "storageKey": null
          },
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
            "args": (v3/*:: as any*/),
            "concreteType": "AthleteEnrolmentsConnection",
            "kind": "LinkedField",
            "name": "enrolments",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": "enrolments(first:10,phase:\"CURRENT\")"
          },
          {
            "alias": "enrolled",
            "args": (v3/*:: as any*/),
            "filters": (v6/*:: as any*/),
            "handle": "connection",
            "key": "AthleteTournamentsCard_enrolled",
            "kind": "LinkedHandle",
            "name": "enrolments"
          },
          (v7/*:: as any*/),
          {
            "alias": "played",
            "args": (v8/*:: as any*/),
            "concreteType": "AthleteEnrolmentsConnection",
            "kind": "LinkedField",
            "name": "enrolments",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": "enrolments(first:10,phase:\"PAST\")"
          },
          {
            "alias": "played",
            "args": (v8/*:: as any*/),
            "filters": (v6/*:: as any*/),
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
                      (v7/*:: as any*/),
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
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "name",
                            "storageKey": null
                          },
                          (v4/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "scope",
                            "storageKey": null
                          },
                          (v7/*:: as any*/)
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "e5b776df10c7260c7422c11274129b55",
    "id": null,
    "metadata": {},
    "name": "AthleteProfilePageQuery",
    "operationKind": "query",
    "text": "query AthleteProfilePageQuery(\n  $key: UUID!\n) {\n  athlete(key: $key) {\n    ...AthleteSummary_athlete\n    ...AthleteTournamentsCard_enrolled\n    ...AthleteTournamentsCard_played\n    ...AthleteRankingsCard_athlete\n    id\n  }\n}\n\nfragment AthleteRankingsCard_athlete on Athlete {\n  rankingPositions(first: 50) {\n    edges {\n      node {\n        id\n        position\n        points\n        month\n        ranking {\n          name\n          category\n          scope\n          id\n        }\n      }\n    }\n  }\n}\n\nfragment AthleteSummary_athlete on Athlete {\n  displayName\n  level\n  email\n  phone\n}\n\nfragment AthleteTournamentList_edges on AthleteEnrolmentsEdge {\n  cursor\n  node {\n    ...AthleteTournamentRow_enrolment\n  }\n}\n\nfragment AthleteTournamentRow_enrolment on AthleteEnrolment {\n  tournamentName\n  tournamentKey\n  category\n  startDate\n  endDate\n  status\n  finalPosition\n}\n\nfragment AthleteTournamentsCard_enrolled on Athlete {\n  enrolled: enrolments(first: 10, phase: CURRENT) {\n    totalCount\n    edges {\n      ...AthleteTournamentList_edges\n      cursor\n      node {\n        __typename\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n  id\n}\n\nfragment AthleteTournamentsCard_played on Athlete {\n  played: enrolments(first: 10, phase: PAST) {\n    totalCount\n    edges {\n      ...AthleteTournamentList_edges\n      cursor\n      node {\n        __typename\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n  id\n}\n"
  }
};
})();

(node as any).hash = "18af8a85ec3be24671988ff03a43697b";

export default node;
