/**
 * @generated SignedSource<<900cca1c58fdfbb0bf96b3d19cd7d871>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreateScoreLinkInput = {
  matchId: string;
};
export type useCreateScoreLinkMutation$variables = {
  input: CreateScoreLinkInput;
};
export type useCreateScoreLinkMutation$data = {
  readonly createScoreLink: {
    readonly __typename: string;
    readonly match?: {
      readonly " $fragmentSpreads": FragmentRefs<"ScoreLinkList_match">;
    };
    readonly message?: string;
    readonly url?: string;
  };
};
export type useCreateScoreLinkMutation = {
  response: useCreateScoreLinkMutation$data;
  variables: useCreateScoreLinkMutation$variables;
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
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateScoreLinkMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createScoreLink",
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
                "concreteType": "Match",
                "kind": "LinkedField",
                "name": "match",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ScoreLinkList_match"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "CreateScoreLinkSuccess",
            "abstractKey": null
          },
          (v4/*:: as any*/)
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
    "name": "useCreateScoreLinkMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createScoreLink",
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
                "concreteType": "Match",
                "kind": "LinkedField",
                "name": "match",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "MatchScoreLink",
                    "kind": "LinkedField",
                    "name": "scoreLinks",
                    "plural": true,
                    "selections": [
                      (v5/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "createdAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "stands",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "CreateScoreLinkSuccess",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "cf77ae75add32e08bcb0b670da9a5cc7",
    "id": null,
    "metadata": {},
    "name": "useCreateScoreLinkMutation",
    "operationKind": "mutation",
    "text": "mutation useCreateScoreLinkMutation(\n  $input: CreateScoreLinkInput!\n) {\n  createScoreLink(input: $input) {\n    __typename\n    ... on CreateScoreLinkSuccess {\n      url\n      match {\n        ...ScoreLinkList_match\n        id\n      }\n    }\n    ... on UserError {\n      __isUserError: __typename\n      message\n    }\n  }\n}\n\nfragment ScoreLinkList_match on Match {\n  scoreLinks {\n    id\n    createdAt\n    stands\n  }\n}\n"
  }
};
})();

(node as any).hash = "4cf44903c4afa502c8334b880336ca40";

export default node;
