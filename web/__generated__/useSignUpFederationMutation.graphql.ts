/**
 * @generated SignedSource<<e7c48cbd00a656a121114f4cf4e06db1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type SignUpFederationInput = {
  acronym: string;
  email: string;
  name: string;
  password: string;
  responsibleName: string;
};
export type useSignUpFederationMutation$variables = {
  input: SignUpFederationInput;
};
export type useSignUpFederationMutation$data = {
  readonly signUpFederation: {
    readonly __typename: "EmailTaken";
    readonly message: string;
  } | {
    readonly __typename: "InvalidInput";
    readonly fields: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
  } | {
    readonly __typename: "SignUpFederationSuccess";
    readonly email: string;
  } | {
    readonly __typename: "TooManyAttempts";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSignUpFederationMutation = {
  response: useSignUpFederationMutation$data;
  variables: useSignUpFederationMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
],
v3 = [
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
    "name": "signUpFederation",
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
        "type": "SignUpFederationSuccess",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FieldError",
            "kind": "LinkedField",
            "name": "fields",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "InvalidInput",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "EmailTaken",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
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
    "name": "useSignUpFederationMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSignUpFederationMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "3bb47030c4aa6c3303e9de3016c88290",
    "id": null,
    "metadata": {},
    "name": "useSignUpFederationMutation",
    "operationKind": "mutation",
    "text": "mutation useSignUpFederationMutation(\n  $input: SignUpFederationInput!\n) {\n  signUpFederation(input: $input) {\n    __typename\n    ... on SignUpFederationSuccess {\n      email\n    }\n    ... on InvalidInput {\n      fields {\n        path\n        message\n      }\n    }\n    ... on EmailTaken {\n      message\n    }\n    ... on TooManyAttempts {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "cabc77ec691484d545dc36b30ef7846d";

export default node;
