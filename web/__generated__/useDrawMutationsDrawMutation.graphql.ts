/**
 * @generated SignedSource<<720bb44ec7ec2654e8030641fae82d43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DrawCategoryInput = {
  categoryId: string;
  key: string;
  lotsSeed: string;
};
export type useDrawMutationsDrawMutation$variables = {
  input: DrawCategoryInput;
};
export type useDrawMutationsDrawMutation$data = {
  readonly drawCategory: {
    readonly __typename: string;
    readonly message?: string;
    readonly tournament?: {
      readonly " $fragmentSpreads": FragmentRefs<"TournamentScreen_tournament">;
    };
  };
};
export type useDrawMutationsDrawMutation = {
  response: useDrawMutationsDrawMutation$data;
  variables: useDrawMutationsDrawMutation$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "UserError",
  "abstractKey": "__isUserError"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanManage",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "feeInCents",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maxParticipants",
  "storageKey": null
},
v11 = [
  (v8/*:: as any*/)
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "letter",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seed",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "Athlete",
  "kind": "LinkedField",
  "name": "athletes",
  "plural": true,
  "selections": [
    (v14/*:: as any*/),
    (v8/*:: as any*/)
  ],
  "storageKey": null
},
v16 = [
  (v8/*:: as any*/),
  (v13/*:: as any*/),
  (v15/*:: as any*/)
],
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "order",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "outcome",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scheduledFor",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "courtLabel",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "MatchSet",
  "kind": "LinkedField",
  "name": "sets",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gamesSide1",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gamesSide2",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tieBreakSide1",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tieBreakSide2",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "origin",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isWinner",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "MatchSide",
  "kind": "LinkedField",
  "name": "sides",
  "plural": true,
  "selections": [
    (v17/*:: as any*/),
    (v23/*:: as any*/),
    (v24/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Pair",
      "kind": "LinkedField",
      "name": "pair",
      "plural": false,
      "selections": [
        (v13/*:: as any*/),
        (v15/*:: as any*/),
        (v8/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inPairs",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phase",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "games",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tieBreakPoints",
  "storageKey": null
},
v30 = [
  (v8/*:: as any*/),
  (v14/*:: as any*/)
],
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "setFormat",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "victories",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gameBalance",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "points",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "played",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gamesWon",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gamesLost",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "explanation",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDrawMutationsDrawMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "drawCategory",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
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
                    "name": "TournamentScreen_tournament"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "DrawCategorySuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
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
    "name": "useDrawMutationsDrawMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "drawCategory",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Tournament",
                "kind": "LinkedField",
                "name": "tournament",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
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
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "matchCount",
                    "storageKey": null
                  },
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TournamentCategory",
                    "kind": "LinkedField",
                    "name": "categories",
                    "plural": true,
                    "selections": [
                      (v8/*:: as any*/),
                      (v4/*:: as any*/),
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
                        "name": "gender",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "minAge",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "maxAge",
                        "storageKey": null
                      },
                      (v10/*:: as any*/),
                      (v9/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "takenSeats",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "rankingTier",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Ranking",
                        "kind": "LinkedField",
                        "name": "ranking",
                        "plural": false,
                        "selections": (v11/*:: as any*/),
                        "storageKey": null
                      },
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
                        "concreteType": "Draw",
                        "kind": "LinkedField",
                        "name": "draw",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "format",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "hasBegun",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "lettersByResult",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "DrawGroup",
                            "kind": "LinkedField",
                            "name": "groups",
                            "plural": true,
                            "selections": [
                              (v12/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Pair",
                                "kind": "LinkedField",
                                "name": "pairs",
                                "plural": true,
                                "selections": (v16/*:: as any*/),
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Match",
                                "kind": "LinkedField",
                                "name": "matches",
                                "plural": true,
                                "selections": [
                                  (v8/*:: as any*/),
                                  (v17/*:: as any*/),
                                  (v18/*:: as any*/),
                                  (v5/*:: as any*/),
                                  (v19/*:: as any*/),
                                  (v20/*:: as any*/),
                                  (v21/*:: as any*/),
                                  (v22/*:: as any*/),
                                  (v25/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "DrawBracket",
                            "kind": "LinkedField",
                            "name": "brackets",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "stage",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "DrawRound",
                                "kind": "LinkedField",
                                "name": "rounds",
                                "plural": true,
                                "selections": [
                                  (v4/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Match",
                                    "kind": "LinkedField",
                                    "name": "matches",
                                    "plural": true,
                                    "selections": [
                                      (v17/*:: as any*/),
                                      (v18/*:: as any*/),
                                      (v5/*:: as any*/),
                                      (v19/*:: as any*/),
                                      (v20/*:: as any*/),
                                      (v21/*:: as any*/),
                                      (v22/*:: as any*/),
                                      (v25/*:: as any*/),
                                      (v8/*:: as any*/)
                                    ],
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
                            "concreteType": "Pair",
                            "kind": "LinkedField",
                            "name": "entries",
                            "plural": true,
                            "selections": (v16/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v26/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "settledAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "receivedInCents",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Super8Round",
                        "kind": "LinkedField",
                        "name": "rounds",
                        "plural": true,
                        "selections": [
                          (v17/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Match",
                            "kind": "LinkedField",
                            "name": "matches",
                            "plural": true,
                            "selections": [
                              (v5/*:: as any*/),
                              (v8/*:: as any*/),
                              (v19/*:: as any*/),
                              (v17/*:: as any*/),
                              (v27/*:: as any*/),
                              (v22/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "MatchSide",
                                "kind": "LinkedField",
                                "name": "sides",
                                "plural": true,
                                "selections": [
                                  (v15/*:: as any*/),
                                  (v23/*:: as any*/),
                                  (v28/*:: as any*/),
                                  (v29/*:: as any*/),
                                  (v24/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v21/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Athlete",
                            "kind": "LinkedField",
                            "name": "resting",
                            "plural": true,
                            "selections": (v30/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Match",
                        "kind": "LinkedField",
                        "name": "matches",
                        "plural": true,
                        "selections": [
                          (v5/*:: as any*/),
                          (v8/*:: as any*/),
                          (v17/*:: as any*/),
                          (v19/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "MatchSide",
                            "kind": "LinkedField",
                            "name": "sides",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Pair",
                                "kind": "LinkedField",
                                "name": "pair",
                                "plural": false,
                                "selections": (v11/*:: as any*/),
                                "storageKey": null
                              },
                              (v15/*:: as any*/),
                              (v23/*:: as any*/),
                              (v28/*:: as any*/),
                              (v29/*:: as any*/),
                              (v24/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v6/*:: as any*/),
                          (v7/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "version",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "round",
                            "storageKey": null
                          },
                          (v27/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "notes",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Court",
                            "kind": "LinkedField",
                            "name": "court",
                            "plural": false,
                            "selections": [
                              (v4/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v22/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "MatchRules",
                            "kind": "LinkedField",
                            "name": "rules",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "matchFormat",
                                "storageKey": null
                              },
                              (v31/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "fixedGames",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "someoneGoesOn",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          (v21/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Super8Standing",
                        "kind": "LinkedField",
                        "name": "standings",
                        "plural": true,
                        "selections": [
                          (v32/*:: as any*/),
                          (v33/*:: as any*/),
                          (v34/*:: as any*/),
                          (v35/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Athlete",
                            "kind": "LinkedField",
                            "name": "athlete",
                            "plural": false,
                            "selections": (v30/*:: as any*/),
                            "storageKey": null
                          },
                          (v36/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "defeats",
                            "storageKey": null
                          },
                          (v37/*:: as any*/),
                          (v38/*:: as any*/),
                          (v39/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CategoryGroup",
                        "kind": "LinkedField",
                        "name": "groups",
                        "plural": true,
                        "selections": [
                          (v12/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isSettled",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "GroupStanding",
                            "kind": "LinkedField",
                            "name": "standings",
                            "plural": true,
                            "selections": [
                              (v32/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "qualified",
                                "storageKey": null
                              },
                              (v39/*:: as any*/),
                              (v36/*:: as any*/),
                              (v33/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "setsWon",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "setsLost",
                                "storageKey": null
                              },
                              (v37/*:: as any*/),
                              (v38/*:: as any*/),
                              (v34/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Pair",
                                "kind": "LinkedField",
                                "name": "pair",
                                "plural": false,
                                "selections": [
                                  (v8/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Athlete",
                                    "kind": "LinkedField",
                                    "name": "athletes",
                                    "plural": true,
                                    "selections": (v30/*:: as any*/),
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
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "FinalPosition",
                        "kind": "LinkedField",
                        "name": "finalPositions",
                        "plural": true,
                        "selections": [
                          (v32/*:: as any*/),
                          (v35/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Pair",
                            "kind": "LinkedField",
                            "name": "pair",
                            "plural": false,
                            "selections": [
                              (v8/*:: as any*/),
                              (v15/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "reason",
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
                    "name": "description",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "venue",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "directorName",
                    "storageKey": null
                  },
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
                  (v10/*:: as any*/),
                  (v31/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isPublic",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "minPairs",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "registrationStartsOn",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "registrationEndsOn",
                    "storageKey": null
                  },
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
                        "name": "open",
                        "storageKey": null
                      },
                      (v26/*:: as any*/),
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
                    "concreteType": "Ranking",
                    "kind": "LinkedField",
                    "name": "possibleRankings",
                    "plural": true,
                    "selections": [
                      (v8/*:: as any*/),
                      (v4/*:: as any*/)
                    ],
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
                    "name": "askedGuestCount",
                    "storageKey": null
                  },
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
                        "args": null,
                        "kind": "ScalarField",
                        "name": "courtCount",
                        "storageKey": null
                      },
                      (v8/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "playedMatchCount",
                    "storageKey": null
                  },
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
                    "concreteType": "Enrolment",
                    "kind": "LinkedField",
                    "name": "enrolments",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "TournamentCategory",
                        "kind": "LinkedField",
                        "name": "category",
                        "plural": false,
                        "selections": [
                          (v8/*:: as any*/),
                          (v4/*:: as any*/),
                          (v26/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v8/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "drawNumber",
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
                          (v14/*:: as any*/),
                          (v8/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "email",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v5/*:: as any*/),
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
                        "concreteType": "Pair",
                        "kind": "LinkedField",
                        "name": "pair",
                        "plural": false,
                        "selections": [
                          (v8/*:: as any*/),
                          (v13/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v17/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "enrolledAt",
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
                        "name": "hasPlayed",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanScore",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "DrawCategorySuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "fe68de96040b57456d88c57b1aa2122d",
    "id": null,
    "metadata": {},
    "name": "useDrawMutationsDrawMutation",
    "operationKind": "mutation",
    "text": "mutation useDrawMutationsDrawMutation(\n  $input: DrawCategoryInput!\n) {\n  drawCategory(input: $input) {\n    __typename\n    ... on DrawCategorySuccess {\n      tournament {\n        ...TournamentScreen_tournament\n        id\n      }\n    }\n    ... on UserError {\n      __isUserError: __typename\n      message\n    }\n  }\n}\n\nfragment AthleteFinder_tournament on Tournament {\n  id\n  arena {\n    id\n  }\n  ...AthleteSearch_tournament\n}\n\nfragment AthleteSearch_tournament on Tournament {\n  id\n  isChampionship\n  openToOtherArenas\n}\n\nfragment CancelCategory_category on TournamentCategory {\n  id\n  name\n  receivedInCents\n}\n\nfragment CategoriesSettings_tournament on Tournament {\n  id\n  feeInCents\n  categories {\n    id\n    name\n    level\n    gender\n    minAge\n    maxAge\n    maxParticipants\n    feeInCents\n    takenSeats\n    ...CategoryForm_category\n  }\n}\n\nfragment CategoryChoice_categories on TournamentCategory {\n  id\n  name\n}\n\nfragment CategoryForm_category on TournamentCategory {\n  id\n  name\n  level\n  gender\n  minAge\n  maxAge\n  maxParticipants\n  feeInCents\n}\n\nfragment CategoryRanking_category on TournamentCategory {\n  id\n  name\n  rankingTier\n  ranking {\n    id\n  }\n}\n\nfragment CategoryRanking_ranking on Ranking {\n  id\n  name\n}\n\nfragment DrawDialog_category on TournamentCategory {\n  id\n  name\n}\n\nfragment DrawOrder_enrolment on Enrolment {\n  id\n  drawNumber\n  athlete {\n    displayName\n    id\n  }\n}\n\nfragment DrawTab_tournament on Tournament {\n  key\n  kind\n  status\n  viewerCanManage\n  categories {\n    id\n    name\n    cancelledAt\n    inPairs\n    settledAt\n    draw {\n      format\n      hasBegun\n    }\n    ...DrawnCategory_category\n    ...UndrawnCategories_category\n    ...SwapEntries_category\n    ...SwapNumbers_category\n    ...UndoDraw_category\n    ...SuperNRounds_category\n    ...FinishSuperN_category\n  }\n  enrolments {\n    ...SuperNRounds_enrolment\n    ...SwapNumbers_enrolment\n    id\n  }\n  ...StartDraw_tournament\n  ...NoBracketYet_tournament\n}\n\nfragment DrawnCategory_category on TournamentCategory {\n  draw {\n    format\n    lettersByResult\n    groups {\n      letter\n      ...DrawnGroup_group\n    }\n    brackets {\n      ...readBracket_bracket\n    }\n  }\n}\n\nfragment DrawnGroup_group on DrawGroup {\n  letter\n  pairs {\n    id\n    ...readPair_pair\n  }\n  matches {\n    id\n    ...readBracket_match\n  }\n}\n\nfragment EnrolledList_tournament on Tournament {\n  enrolments {\n    id\n    ...EnrolledRow_enrolment\n  }\n}\n\nfragment EnrolledRow_enrolment on Enrolment {\n  id\n  number\n  status\n  awaitsConsent\n  athlete {\n    displayName\n    id\n  }\n}\n\nfragment FinalPositions_positions on FinalPosition {\n  position\n  reason\n  points\n  pair {\n    id\n    athletes {\n      displayName\n      id\n    }\n  }\n}\n\nfragment FinishSuperN_category on TournamentCategory {\n  id\n  name\n  matches {\n    status\n    id\n  }\n}\n\nfragment FinishTournament_tournament on Tournament {\n  id\n  matchCount\n  playedMatchCount\n}\n\nfragment GroupCard_group on CategoryGroup {\n  letter\n  isSettled\n  standings {\n    ...GroupTable_standings\n  }\n}\n\nfragment GroupTable_standings on GroupStanding {\n  position\n  qualified\n  explanation\n  played\n  victories\n  setsWon\n  setsLost\n  gamesWon\n  gamesLost\n  gameBalance\n  pair {\n    id\n    athletes {\n      id\n      displayName\n    }\n  }\n}\n\nfragment ManageEnrolmentsDialog_tournament on Tournament {\n  id\n  maxParticipants\n  enrolments {\n    athlete {\n      id\n    }\n    id\n  }\n  ...AthleteFinder_tournament\n  ...EnrolledList_tournament\n}\n\nfragment ManageEnrolments_tournament on Tournament {\n  key\n  status\n  registration {\n    inPairs\n  }\n  ...ManageEnrolmentsDialog_tournament\n}\n\nfragment MatchCardSide_side on MatchSide {\n  athletes {\n    id\n    displayName\n  }\n  origin\n  isWinner\n}\n\nfragment MatchCard_match on Match {\n  status\n  outcome\n  number\n  phase\n  ...readMatch_match\n  courtLabel\n  sides {\n    ...MatchCardSide_side\n  }\n}\n\nfragment MatchNotesField_match on Match {\n  id\n  notes\n}\n\nfragment NoBracketYet_tournament on Tournament {\n  status\n  viewerCanManage\n  ...StartTournament_tournament\n}\n\nfragment PairPodium_positions on FinalPosition {\n  position\n  points\n  pair {\n    id\n    athletes {\n      displayName\n      id\n    }\n  }\n}\n\nfragment ParticipantRow_enrolment on Enrolment {\n  number\n  drawNumber\n  ...Participant_enrolment\n}\n\nfragment Participant_enrolment on Enrolment {\n  id\n  number\n  status\n  enrolledAt\n  finalPosition\n  hasPlayed\n  athlete {\n    displayName\n    email\n    id\n  }\n}\n\nfragment ParticipantsTab_tournament on Tournament {\n  status\n  viewerCanManage\n  maxParticipants\n  isChampionship\n  enrolments {\n    id\n    status\n    awaitsConsent\n    drawNumber\n    category {\n      id\n      name\n      inPairs\n    }\n    pair {\n      id\n      seed\n    }\n    ...ParticipantRow_enrolment\n    ...Participant_enrolment\n  }\n  ...ManageEnrolments_tournament\n  ...SubstituteDialog_tournament\n}\n\nfragment Podium_standing on Super8Standing {\n  position\n  victories\n  gameBalance\n  points\n  athlete {\n    id\n    displayName\n  }\n}\n\nfragment Referees_tournament on Tournament {\n  id\n  key\n  status\n}\n\nfragment RegistrationSettingsForm_tournament on Tournament {\n  id\n  kind\n  minPairs\n  maxParticipants\n  registrationStartsOn\n  registrationEndsOn\n  registration {\n    open\n    inPairs\n    paymentDays\n    fullRefundDays\n    lateRefundPercent\n  }\n}\n\nfragment ResultCard_match on Match {\n  id\n  status\n  ...MatchCard_match\n}\n\nfragment ResultsRound_round on Super8Round {\n  number\n  matches {\n    id\n    ...ResultCard_match\n  }\n}\n\nfragment ResultsTab_tournament on Tournament {\n  viewerCanScore\n  categories {\n    id\n    ...CategoryChoice_categories\n    matches {\n      id\n      status\n      ...readListedMatch_match\n      ...ScoreSheet_match\n      ...ResultCard_match\n    }\n    rounds {\n      number\n      ...readRound_round\n      ...ResultsRound_round\n    }\n  }\n}\n\nfragment RoundCard_round on Super8Round {\n  number\n  matches {\n    id\n    ...MatchCard_match\n  }\n  ...readRound_round\n  resting {\n    id\n    displayName\n  }\n}\n\nfragment ScoreSheet_match on Match {\n  ...ScoreShortcuts_match\n  id\n  version\n  round\n  number\n  phase\n  status\n  notes\n  ...MatchNotesField_match\n  court {\n    name\n  }\n  ...readMatch_match\n  ...readRules_match\n}\n\nfragment ScoreShortcuts_match on Match {\n  id\n  key\n  status\n  viewerCanManage\n  sides {\n    athletes {\n      displayName\n      id\n    }\n  }\n}\n\nfragment StandingsTab_tournament on Tournament {\n  categories {\n    id\n    ...CategoryChoice_categories\n    gender\n    settledAt\n    standings {\n      ...Podium_standing\n      ...StandingsTable_standing\n    }\n    matches {\n      status\n      id\n    }\n    groups {\n      letter\n      ...GroupCard_group\n    }\n    finalPositions {\n      ...PairPodium_positions\n      ...FinalPositions_positions\n    }\n  }\n}\n\nfragment StandingsTable_standing on Super8Standing {\n  position\n  athlete {\n    id\n    displayName\n  }\n  played\n  victories\n  defeats\n  gamesWon\n  gamesLost\n  gameBalance\n  explanation\n}\n\nfragment StartDraw_tournament on Tournament {\n  categories {\n    id\n    cancelledAt\n    ...DrawDialog_category\n    draw {\n      __typename\n    }\n  }\n}\n\nfragment StartTournament_tournament on Tournament {\n  id\n  enrolmentCount\n  askedGuestCount\n  maxParticipants\n  arena {\n    courtCount\n    id\n  }\n}\n\nfragment SubstituteDialog_tournament on Tournament {\n  enrolments {\n    athlete {\n      id\n    }\n    id\n  }\n  ...AthleteSearch_tournament\n}\n\nfragment SuperNRounds_category on TournamentCategory {\n  id\n  rounds {\n    number\n    ...readRound_round\n    ...RoundCard_round\n  }\n}\n\nfragment SuperNRounds_enrolment on Enrolment {\n  category {\n    id\n  }\n  ...DrawOrder_enrolment\n}\n\nfragment SwapEntries_category on TournamentCategory {\n  id\n  draw {\n    entries {\n      id\n      ...readPair_pair\n    }\n    groups {\n      letter\n      pairs {\n        id\n      }\n    }\n  }\n}\n\nfragment SwapNumbers_category on TournamentCategory {\n  id\n}\n\nfragment SwapNumbers_enrolment on Enrolment {\n  id\n  drawNumber\n  category {\n    id\n  }\n  athlete {\n    displayName\n    id\n  }\n}\n\nfragment TournamentActions_tournament on Tournament {\n  key\n  kind\n  status\n  matchCount\n  viewerCanManage\n  ...TournamentSettings_tournament\n  ...Referees_tournament\n  ...TournamentRanking_tournament\n  ...StartTournament_tournament\n  ...StartDraw_tournament\n  ...FinishTournament_tournament\n}\n\nfragment TournamentBadges_tournament on Tournament {\n  status\n  kind\n  isChampionship\n  openToOtherArenas\n}\n\nfragment TournamentInfoCard_tournament on Tournament {\n  kind\n  category\n  startDate\n  endDate\n  feeInCents\n  venue\n  directorName\n  categories {\n    name\n    feeInCents\n    maxParticipants\n    id\n  }\n  enrolmentCount\n  maxParticipants\n  minPairs\n  setFormat\n  description\n  ...TournamentProgress_tournament\n}\n\nfragment TournamentProgress_tournament on Tournament {\n  status\n  matchCount\n  playedMatchCount\n}\n\nfragment TournamentRanking_tournament on Tournament {\n  possibleRankings {\n    ...CategoryRanking_ranking\n    id\n  }\n  categories {\n    id\n    ...CategoryRanking_category\n  }\n}\n\nfragment TournamentScreen_tournament on Tournament {\n  name\n  status\n  ...TournamentBadges_tournament\n  ...TournamentActions_tournament\n  ...TournamentInfoCard_tournament\n  ...TournamentTabs_tournament\n}\n\nfragment TournamentSettingsDialog_tournament on Tournament {\n  kind\n  status\n  isChampionship\n  ...CategoriesSettings_tournament\n  ...TournamentSettingsForm_tournament\n  ...RegistrationSettingsForm_tournament\n}\n\nfragment TournamentSettingsForm_tournament on Tournament {\n  id\n  kind\n  status\n  name\n  description\n  isChampionship\n  venue\n  directorName\n  startDate\n  endDate\n  feeInCents\n  maxParticipants\n  setFormat\n  openToOtherArenas\n  isPublic\n}\n\nfragment TournamentSettings_tournament on Tournament {\n  ...TournamentSettingsDialog_tournament\n}\n\nfragment TournamentTabs_tournament on Tournament {\n  status\n  ...DrawTab_tournament\n  ...ParticipantsTab_tournament\n  ...ResultsTab_tournament\n  ...StandingsTab_tournament\n}\n\nfragment UndoDraw_category on TournamentCategory {\n  id\n}\n\nfragment UndrawnCategories_category on TournamentCategory {\n  id\n  name\n  cancelledAt\n  takenSeats\n  ...CancelCategory_category\n}\n\nfragment readBracket_bracket on DrawBracket {\n  stage\n  rounds {\n    name\n    matches {\n      ...readBracket_match\n      id\n    }\n  }\n}\n\nfragment readBracket_match on Match {\n  number\n  order\n  status\n  outcome\n  scheduledFor\n  courtLabel\n  sets {\n    ...readSet_set\n  }\n  sides {\n    number\n    origin\n    isWinner\n    pair {\n      ...readPair_pair\n      id\n    }\n  }\n}\n\nfragment readListedMatch_match on Match {\n  number\n  status\n  outcome\n  sides {\n    pair {\n      id\n    }\n  }\n}\n\nfragment readMatch_match on Match {\n  status\n  outcome\n  sets {\n    ...readSet_set\n  }\n  sides {\n    athletes {\n      displayName\n      id\n    }\n    origin\n    games\n    tieBreakPoints\n    isWinner\n  }\n}\n\nfragment readPair_pair on Pair {\n  seed\n  athletes {\n    displayName\n    id\n  }\n}\n\nfragment readRound_round on Super8Round {\n  number\n  matches {\n    status\n    id\n  }\n}\n\nfragment readRules_match on Match {\n  rules {\n    matchFormat\n    setFormat\n    fixedGames\n    someoneGoesOn\n  }\n}\n\nfragment readSet_set on MatchSet {\n  gamesSide1\n  gamesSide2\n  tieBreakSide1\n  tieBreakSide2\n}\n"
  }
};
})();

(node as any).hash = "69c9c016785894f9138d9b4359b1b9f7";

export default node;
