/**
 * @generated SignedSource<<d14e2f8115fc3361dd349ab6a8f8c451>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type CreateScoreLinksInput = {
  day?: string | null | undefined;
  tournamentId: string;
};
export type useCreateScoreLinksMutation$variables = {
  input: CreateScoreLinksInput;
};
export type useCreateScoreLinksMutation$data = {
  readonly createScoreLinks: {
    readonly __typename: string;
    readonly issued?: ReadonlyArray<{
      readonly match: {
        readonly courtLabel: string | null | undefined;
        readonly id: string;
        readonly label: string;
        readonly phase: string | null | undefined;
        readonly scheduledFor: string | null | undefined;
        readonly sides: ReadonlyArray<{
          readonly athletes: ReadonlyArray<{
            readonly displayName: string;
          }>;
          readonly number: number;
          readonly origin: string | null | undefined;
        }>;
      };
      readonly url: string;
    }>;
    readonly message?: string;
  };
};
export type useCreateScoreLinksMutation = {
  response: useCreateScoreLinksMutation$data;
  variables: useCreateScoreLinksMutation$variables;
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
  "name": "url",
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
  "name": "label",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phase",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scheduledFor",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "courtLabel",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "origin",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
},
v12 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateScoreLinksMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createScoreLinks",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CreateScoreLinkSuccess",
                "kind": "LinkedField",
                "name": "issued",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Match",
                    "kind": "LinkedField",
                    "name": "match",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "MatchSide",
                        "kind": "LinkedField",
                        "name": "sides",
                        "plural": true,
                        "selections": [
                          (v9/*:: as any*/),
                          (v10/*:: as any*/),
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
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "CreateScoreLinksSuccess",
            "abstractKey": null
          },
          (v12/*:: as any*/)
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
    "name": "useCreateScoreLinksMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createScoreLinks",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CreateScoreLinkSuccess",
                "kind": "LinkedField",
                "name": "issued",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Match",
                    "kind": "LinkedField",
                    "name": "match",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "MatchSide",
                        "kind": "LinkedField",
                        "name": "sides",
                        "plural": true,
                        "selections": [
                          (v9/*:: as any*/),
                          (v10/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Athlete",
                            "kind": "LinkedField",
                            "name": "athletes",
                            "plural": true,
                            "selections": [
                              (v11/*:: as any*/),
                              (v4/*:: as any*/)
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
            "type": "CreateScoreLinksSuccess",
            "abstractKey": null
          },
          (v12/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "519ef344084368dce0976c9b89c7fa0e",
    "id": null,
    "metadata": {},
    "name": "useCreateScoreLinksMutation",
    "operationKind": "mutation",
    "text": "mutation useCreateScoreLinksMutation(\n  $input: CreateScoreLinksInput!\n) {\n  createScoreLinks(input: $input) {\n    __typename\n    ... on CreateScoreLinksSuccess {\n      issued {\n        url\n        match {\n          id\n          label\n          phase\n          scheduledFor\n          courtLabel\n          sides {\n            number\n            origin\n            athletes {\n              displayName\n              id\n            }\n          }\n        }\n      }\n    }\n    ... on UserError {\n      __isUserError: __typename\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "d4be520eb260d95111eee1c980684e40";

export default node;
