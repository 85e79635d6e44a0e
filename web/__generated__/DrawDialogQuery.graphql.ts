/**
 * @generated SignedSource<<c563fe9ae01209f62c0e76bf8520cc81>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DrawDialogQuery$variables = {
  categoryId: string;
  lotsSeed?: string | null | undefined;
};
export type DrawDialogQuery$data = {
  readonly node: {
    readonly __typename: "TournamentCategory";
    readonly drawPreview: {
      readonly key: string;
      readonly lotsSeed: string;
      readonly problem: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"DrawPreviewPanel_preview" | "SeedsEditor_preview">;
    } | null | undefined;
    readonly id: string;
    readonly inPairs: boolean;
    readonly rules: {
      readonly " $fragmentSpreads": FragmentRefs<"CategoryRulesForm_category">;
    } | null | undefined;
    readonly seedingRankings: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"SeedsEditor_ranking">;
    }> | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type DrawDialogQuery = {
  response: DrawDialogQuery$data;
  variables: DrawDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "categoryId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "lotsSeed"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "categoryId"
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
  "name": "inPairs",
  "storageKey": null
},
v5 = [
  {
    "kind": "Variable",
    "name": "lotsSeed",
    "variableName": "lotsSeed"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lotsSeed",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "problem",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seed",
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
  (v11/*:: as any*/),
  (v3/*:: as any*/)
],
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "Athlete",
  "kind": "LinkedField",
  "name": "athletes",
  "plural": true,
  "selections": (v12/*:: as any*/),
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "Pair",
  "kind": "LinkedField",
  "name": "pairs",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v10/*:: as any*/),
    (v13/*:: as any*/)
  ],
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "order",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DrawDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "CategoryRulesForm_category"
                    }
                  ],
                  "type": "TournamentCategory",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "rules"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Ranking",
                "kind": "LinkedField",
                "name": "seedingRankings",
                "plural": true,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "SeedsEditor_ranking"
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v5/*:: as any*/),
                "concreteType": "DrawPreview",
                "kind": "LinkedField",
                "name": "drawPreview",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "SeedsEditor_preview"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "DrawPreviewPanel_preview"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "TournamentCategory",
            "abstractKey": null
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
    "name": "DrawDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "drawFormat",
                "storageKey": null
              },
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
                "name": "knockoutMatchFormat",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "qualifiersPerGroup",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "groupSize",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "thirdPlace",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "consolation",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tieBreakers",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Ranking",
                "kind": "LinkedField",
                "name": "seedingRankings",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "category",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v5/*:: as any*/),
                "concreteType": "DrawPreview",
                "kind": "LinkedField",
                "name": "drawPreview",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v14/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "warnings",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "matchCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "DrawPreviewGroup",
                    "kind": "LinkedField",
                    "name": "groups",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "letter",
                        "storageKey": null
                      },
                      (v14/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "DrawPreviewBracket",
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
                        "concreteType": "DrawPreviewRound",
                        "kind": "LinkedField",
                        "name": "rounds",
                        "plural": true,
                        "selections": [
                          (v9/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "DrawPreviewMatch",
                            "kind": "LinkedField",
                            "name": "matches",
                            "plural": true,
                            "selections": [
                              (v15/*:: as any*/),
                              (v16/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "DrawPreviewSide",
                                "kind": "LinkedField",
                                "name": "sides",
                                "plural": true,
                                "selections": [
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "origin",
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
                                      (v10/*:: as any*/),
                                      (v13/*:: as any*/),
                                      (v3/*:: as any*/)
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
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SuperNPreview",
                    "kind": "LinkedField",
                    "name": "superN",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "summary",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Athlete",
                        "kind": "LinkedField",
                        "name": "athletes",
                        "plural": true,
                        "selections": [
                          (v3/*:: as any*/),
                          (v11/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SuperNPreviewRound",
                        "kind": "LinkedField",
                        "name": "rounds",
                        "plural": true,
                        "selections": [
                          (v15/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "SuperNPreviewMatch",
                            "kind": "LinkedField",
                            "name": "matches",
                            "plural": true,
                            "selections": [
                              (v16/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SuperNPreviewSide",
                                "kind": "LinkedField",
                                "name": "sides",
                                "plural": true,
                                "selections": [
                                  (v13/*:: as any*/)
                                ],
                                "storageKey": null
                              }
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
                            "selections": (v12/*:: as any*/),
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
            "type": "TournamentCategory",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "be02f206a6136ed6dce0872440166732",
    "id": null,
    "metadata": {},
    "name": "DrawDialogQuery",
    "operationKind": "query",
    "text": "query DrawDialogQuery(\n  $categoryId: ID!\n  $lotsSeed: String\n) {\n  node(id: $categoryId) {\n    __typename\n    ... on TournamentCategory {\n      id\n      inPairs\n      ...CategoryRulesForm_category\n      seedingRankings {\n        ...SeedsEditor_ranking\n        id\n      }\n      drawPreview(lotsSeed: $lotsSeed) {\n        lotsSeed\n        key\n        problem\n        ...SeedsEditor_preview\n        ...DrawPreviewPanel_preview\n      }\n    }\n    id\n  }\n}\n\nfragment CategoryRulesForm_category on TournamentCategory {\n  id\n  drawFormat\n  matchFormat\n  setFormat\n  fixedGames\n  knockoutMatchFormat\n  qualifiersPerGroup\n  groupSize\n  thirdPlace\n  consolation\n  tieBreakers\n}\n\nfragment DrawPreviewPanel_preview on DrawPreview {\n  warnings\n  problem\n  matchCount\n  pairs {\n    id\n  }\n  groups {\n    letter\n    pairs {\n      id\n      ...readPair_pair\n    }\n  }\n  brackets {\n    ...readBracket_previewBracket\n  }\n  superN {\n    summary\n    ...SuperNPreview_preview\n  }\n}\n\nfragment SeedsEditor_preview on DrawPreview {\n  pairs {\n    id\n    seed\n    ...readPair_pair\n  }\n}\n\nfragment SeedsEditor_ranking on Ranking {\n  id\n  name\n  category\n}\n\nfragment SuperNPreview_preview on SuperNPreview {\n  athletes {\n    id\n    displayName\n  }\n  rounds {\n    number\n    matches {\n      order\n      sides {\n        athletes {\n          displayName\n          id\n        }\n      }\n    }\n    resting {\n      displayName\n      id\n    }\n  }\n}\n\nfragment readBracket_previewBracket on DrawPreviewBracket {\n  stage\n  rounds {\n    name\n    matches {\n      number\n      order\n      sides {\n        origin\n        pair {\n          ...readPair_pair\n          id\n        }\n      }\n    }\n  }\n}\n\nfragment readPair_pair on Pair {\n  seed\n  athletes {\n    displayName\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "0a88ac6f2a51d44e6fee45750f598de5";

export default node;
