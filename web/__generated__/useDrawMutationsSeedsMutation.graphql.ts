/**
 * @generated SignedSource<<63269bfbc21afff991ef872e895416b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type SetSeedsInput = {
  categoryId: string;
  pairIds: ReadonlyArray<string>;
};
export type useDrawMutationsSeedsMutation$variables = {
  input: SetSeedsInput;
};
export type useDrawMutationsSeedsMutation$data = {
  readonly setSeeds: {
    readonly __typename: string;
    readonly message?: string;
  };
};
export type useDrawMutationsSeedsMutation = {
  response: useDrawMutationsSeedsMutation$data;
  variables: useDrawMutationsSeedsMutation$variables;
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
    "name": "setSeeds",
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
    "name": "useDrawMutationsSeedsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDrawMutationsSeedsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "4ae974b49238e0885ce9e085d02b2693",
    "id": null,
    "metadata": {},
    "name": "useDrawMutationsSeedsMutation",
    "operationKind": "mutation",
    "text": "mutation useDrawMutationsSeedsMutation(\n  $input: SetSeedsInput!\n) {\n  setSeeds(input: $input) {\n    __typename\n    ... on UserError {\n      __isUserError: __typename\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "be675353eed02d971ee55070f994764f";

export default node;
