/**
 * @generated SignedSource<<0c95a376b166f63d3c5c62e3f49fa4b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type ResendConfirmationInput = {
  email: string;
};
export type useResendConfirmationMutation$variables = {
  input: ResendConfirmationInput;
};
export type useResendConfirmationMutation$data = {
  readonly resendConfirmation: {
    readonly __typename: "InvalidInput";
    readonly message: string;
  } | {
    readonly __typename: "ResendConfirmationSuccess";
    readonly email: string;
  } | {
    readonly __typename: "TooManyAttempts";
    readonly retryInSeconds: number;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useResendConfirmationMutation = {
  response: useResendConfirmationMutation$data;
  variables: useResendConfirmationMutation$variables;
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
    "name": "resendConfirmation",
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
            "name": "email",
            "storageKey": null
          }
        ],
        "type": "ResendConfirmationSuccess",
        "abstractKey": null
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
        "type": "InvalidInput",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "retryInSeconds",
            "storageKey": null
          }
        ],
        "type": "TooManyAttempts",
        "abstractKey": null
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
    "name": "useResendConfirmationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useResendConfirmationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "cb29b32c439fdd268f80d6fc300c5c94",
    "id": null,
    "metadata": {},
    "name": "useResendConfirmationMutation",
    "operationKind": "mutation",
    "text": "mutation useResendConfirmationMutation(\n  $input: ResendConfirmationInput!\n) {\n  resendConfirmation(input: $input) {\n    __typename\n    ... on ResendConfirmationSuccess {\n      email\n    }\n    ... on InvalidInput {\n      message\n    }\n    ... on TooManyAttempts {\n      retryInSeconds\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "660585d78bce4ce4fd17c4070ead273a";

export default node;
