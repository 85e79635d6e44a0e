/**
 * @generated SignedSource<<66f791c3404a1b2dc98ed83d3467d928>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MatchOutcome = "BYE" | "COMPLETED" | "DOUBLE_WALKOVER" | "RETIREMENT" | "WALKOVER";
export type FinishLiveMatchInput = {
  absentOrRetiredSide?: number | null | undefined;
  acceptMoves?: boolean | null | undefined;
  expectedVersion: number;
  matchId: string;
  outcome: MatchOutcome;
  sets?: ReadonlyArray<LiveSetInput> | null | undefined;
  token?: string | null | undefined;
};
export type LiveSetInput = {
  games: ReadonlyArray<number>;
  tieBreak?: ReadonlyArray<number> | null | undefined;
};
export type sendScoreFinishMutation$variables = {
  input: FinishLiveMatchInput;
};
export type sendScoreFinishMutation$data = {
  readonly finishLiveMatch: {
    readonly __typename: string;
    readonly asked?: {
      readonly " $fragmentSpreads": FragmentRefs<"readMoves_moves">;
    } | null | undefined;
    readonly message?: string;
    readonly pad?: {
      readonly " $fragmentSpreads": FragmentRefs<"readScorePad_pad">;
    } | null | undefined;
  };
};
export type sendScoreFinishMutation = {
  response: sendScoreFinishMutation$data;
  variables: sendScoreFinishMutation$variables;
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
  "name": "number",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "matchId",
    "storageKey": null
  },
  (v3/*:: as any*/),
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
    "kind": "ScalarField",
    "name": "group",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "round",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "courtName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "ScorePadSide",
    "kind": "LinkedField",
    "name": "sides",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "names",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "origin",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
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
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "setFormat",
        "storageKey": null
      },
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
    "name": "outcome",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "winnerSide",
    "storageKey": null
  },
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
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "after",
    "storageKey": null
  }
],
v5 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ScorePad",
    "kind": "LinkedField",
    "name": "pad",
    "plural": false,
    "selections": [
      {
        "kind": "InlineDataFragmentSpread",
        "name": "readScorePad_pad",
        "selections": (v4/*:: as any*/),
        "args": null,
        "argumentDefinitions": ([]/*:: as any*/)
      }
    ],
    "storageKey": null
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "losesResult",
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
  "concreteType": "Match",
  "kind": "LinkedField",
  "name": "match",
  "plural": false,
  "selections": [
    (v8/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phase",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vacant",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
},
v12 = [
  (v10/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Pair",
    "kind": "LinkedField",
    "name": "pair",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Athlete",
        "kind": "LinkedField",
        "name": "athletes",
        "plural": true,
        "selections": [
          (v11/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v13 = {
  "kind": "InlineFragment",
  "selections": [
    (v6/*:: as any*/)
  ],
  "type": "UserError",
  "abstractKey": "__isUserError"
},
v14 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ScorePad",
    "kind": "LinkedField",
    "name": "pad",
    "plural": false,
    "selections": (v4/*:: as any*/),
    "storageKey": null
  }
],
v15 = [
  (v10/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Pair",
    "kind": "LinkedField",
    "name": "pair",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Athlete",
        "kind": "LinkedField",
        "name": "athletes",
        "plural": true,
        "selections": [
          (v11/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      },
      (v8/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "sendScoreFinishMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "finishLiveMatch",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v5/*:: as any*/),
            "type": "FinishLiveMatchSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v5/*:: as any*/),
            "type": "ScoreConflict",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "readMoves_moves",
                      "selections": [
                        (v6/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "MatchMove",
                          "kind": "LinkedField",
                          "name": "moves",
                          "plural": true,
                          "selections": [
                            (v7/*:: as any*/),
                            (v9/*:: as any*/),
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": "ComingSide",
                              "kind": "LinkedField",
                              "name": "before",
                              "plural": true,
                              "selections": (v12/*:: as any*/),
                              "storageKey": null
                            },
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": "ComingSide",
                              "kind": "LinkedField",
                              "name": "after",
                              "plural": true,
                              "selections": (v12/*:: as any*/),
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "args": null,
                      "argumentDefinitions": []
                    }
                  ],
                  "type": "ResultMovesMatches",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "asked"
              }
            ],
            "type": "ResultMovesMatches",
            "abstractKey": null
          },
          (v13/*:: as any*/)
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
    "name": "sendScoreFinishMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "finishLiveMatch",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v14/*:: as any*/),
            "type": "FinishLiveMatchSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v14/*:: as any*/),
            "type": "ScoreConflict",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "MatchMove",
                "kind": "LinkedField",
                "name": "moves",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ComingSide",
                    "kind": "LinkedField",
                    "name": "before",
                    "plural": true,
                    "selections": (v15/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ComingSide",
                    "kind": "LinkedField",
                    "name": "after",
                    "plural": true,
                    "selections": (v15/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "ResultMovesMatches",
            "abstractKey": null
          },
          (v13/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "bb64b02cd2d2e37d141d2ad2d45bcbf4",
    "id": null,
    "metadata": {},
    "name": "sendScoreFinishMutation",
    "operationKind": "mutation",
    "text": "mutation sendScoreFinishMutation(\n  $input: FinishLiveMatchInput!\n) {\n  finishLiveMatch(input: $input) {\n    __typename\n    ... on FinishLiveMatchSuccess {\n      pad {\n        ...readScorePad_pad\n      }\n    }\n    ... on ScoreConflict {\n      pad {\n        ...readScorePad_pad\n      }\n    }\n    ... on ResultMovesMatches {\n      ...readMoves_moves\n    }\n    ... on UserError {\n      __isUserError: __typename\n      message\n    }\n  }\n}\n\nfragment readMoves_moves on ResultMovesMatches {\n  message\n  moves {\n    losesResult\n    match {\n      id\n      number\n      phase\n    }\n    before {\n      vacant\n      pair {\n        athletes {\n          displayName\n          id\n        }\n        id\n      }\n    }\n    after {\n      vacant\n      pair {\n        athletes {\n          displayName\n          id\n        }\n        id\n      }\n    }\n  }\n}\n\nfragment readScorePad_pad on ScorePad {\n  matchId\n  number\n  stage\n  group\n  round\n  courtName\n  sides {\n    names\n    origin\n  }\n  rules {\n    matchFormat\n    setFormat\n    fixedGames\n    someoneGoesOn\n  }\n  status\n  outcome\n  winnerSide\n  version\n  sets {\n    gamesSide1\n    gamesSide2\n    tieBreakSide1\n    tieBreakSide2\n  }\n  after\n}\n"
  }
};
})();

(node as any).hash = "9288927f6601df87bfbdbf8dddfa0aeb";

export default node;
