/**
 * @generated SignedSource<<d3bc2f5c5b80f156bf4e9bbbea7ea57b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type SeedFromRankingInput = {
  categoryId: string;
  rankingId: string;
};
export type useDrawMutationsRankingMutation$variables = {
  input: SeedFromRankingInput;
};
export type useDrawMutationsRankingMutation$data = {
  readonly seedFromRanking: {
    readonly __typename: string;
    readonly message?: string;
  };
};
export type useDrawMutationsRankingMutation = {
  response: useDrawMutationsRankingMutation$data;
  variables: useDrawMutationsRankingMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "seedFromRanking",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDrawMutationsRankingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDrawMutationsRankingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "e88d5c8ef8261a16a7fd23d04391039d",
    "id": null,
    "metadata": {},
    "name": "useDrawMutationsRankingMutation",
    "operationKind": "mutation",
    "text": "mutation useDrawMutationsRankingMutation(\n  $input: SeedFromRankingInput!\n) {\n  seedFromRanking(input: $input) {\n    __typename\n    ... on UserError {\n      __isUserError: __typename\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5047717488dba180a39c24bd9195296f";

export default node;
