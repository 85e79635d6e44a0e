/**
 * @generated SignedSource<<bcc814e8f88f7cd861b82e2f3b7df285>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ArenaDashboardPageQuery$variables = Record<PropertyKey, never>;
export type ArenaDashboardPageQuery$data = {
  readonly viewer: {
    readonly arena: {
      readonly " $fragmentSpreads": FragmentRefs<"ArenaSettingsCard_arena" | "CreateTournamentDialog_arena" | "TournamentsCard_arena">;
    } | null | undefined;
    readonly managesArena: boolean;
  } | null | undefined;
};
export type ArenaDashboardPageQuery = {
  response: ArenaDashboardPageQuery$data;
  variables: ArenaDashboardPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "managesArena",
  "storageKey": null
},
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ArenaDashboardPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Arena",
            "kind": "LinkedField",
            "name": "arena",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "TournamentsCard_arena"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ArenaSettingsCard_arena"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CreateTournamentDialog_arena"
              }
            ],
            "storageKey": null
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ArenaDashboardPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Arena",
            "kind": "LinkedField",
            "name": "arena",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 5
                  }
                ],
                "concreteType": "ArenaTournamentsConnection",
                "kind": "LinkedField",
                "name": "tournaments",
                "plural": false,
                "selections": [
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
                    "concreteType": "ArenaTournamentsEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Tournament",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v1/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "key",
                            "storageKey": null
                          },
                          (v2/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "category",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CategoryInBrief",
                            "kind": "LinkedField",
                            "name": "categoriesInBrief",
                            "plural": true,
                            "selections": [
                              (v2/*:: as any*/)
                            ],
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
                            "name": "kind",
                            "storageKey": null
                          },
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
                            "kind": "ScalarField",
                            "name": "openToOtherArenas",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "enrolmentCount",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "startDate",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "tournaments(first:5)"
              },
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "courtCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hourlyRateInCents",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "dayUseInCents",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "opensAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "closesAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pixKey",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "city",
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
    "cacheID": "89cff30c0b97acccdf7bc72c2c4f1825",
    "id": null,
    "metadata": {},
    "name": "ArenaDashboardPageQuery",
    "operationKind": "query",
    "text": "query ArenaDashboardPageQuery {\n  viewer {\n    managesArena\n    arena {\n      ...TournamentsCard_arena\n      ...ArenaSettingsCard_arena\n      ...CreateTournamentDialog_arena\n      id\n    }\n  }\n}\n\nfragment ArenaSettingsCard_arena on Arena {\n  id\n  courtCount\n  hourlyRateInCents\n  dayUseInCents\n  opensAt\n  closesAt\n  pixKey\n  city\n}\n\nfragment CreateTournamentDialog_arena on Arena {\n  id\n}\n\nfragment TournamentBadges_tournament on Tournament {\n  status\n  kind\n  isChampionship\n  openToOtherArenas\n}\n\nfragment TournamentFacts_tournament on Tournament {\n  enrolmentCount\n  startDate\n}\n\nfragment TournamentRow_tournament on Tournament {\n  key\n  name\n  category\n  categoriesInBrief {\n    name\n  }\n  ...TournamentBadges_tournament\n  ...TournamentFacts_tournament\n}\n\nfragment TournamentsCard_arena on Arena {\n  tournaments(first: 5) {\n    totalCount\n    edges {\n      node {\n        id\n        ...TournamentRow_tournament\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "cd6dfcdf37557819f11c9e7babbb09b2";

export default node;
