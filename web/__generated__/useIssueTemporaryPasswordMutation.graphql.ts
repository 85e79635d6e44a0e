/**
 * @generated SignedSource<<91037ad675c15b539410cb767adce7fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type IssueTemporaryPasswordInput = {
  email: string;
};
export type useIssueTemporaryPasswordMutation$variables = {
  input: IssueTemporaryPasswordInput;
};
export type useIssueTemporaryPasswordMutation$data = {
  readonly issueTemporaryPassword: {
    readonly __typename: "InvalidInput";
    readonly fields: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
  } | {
    readonly __typename: "IssueTemporaryPasswordSuccess";
    readonly email: string;
    readonly expiresAt: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useIssueTemporaryPasswordMutation = {
  response: useIssueTemporaryPasswordMutation$data;
  variables: useIssueTemporaryPasswordMutation$variables;
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
    "name": "issueTemporaryPassword",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expiresAt",
            "storageKey": null
          }
        ],
        "type": "IssueTemporaryPasswordSuccess",
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "message",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "InvalidInput",
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
    "name": "useIssueTemporaryPasswordMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useIssueTemporaryPasswordMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6ef3baf116a002f0ec7ad897f2f5d153",
    "id": null,
    "metadata": {},
    "name": "useIssueTemporaryPasswordMutation",
    "operationKind": "mutation",
    "text": "mutation useIssueTemporaryPasswordMutation(\n  $input: IssueTemporaryPasswordInput!\n) {\n  issueTemporaryPassword(input: $input) {\n    __typename\n    ... on IssueTemporaryPasswordSuccess {\n      email\n      expiresAt\n    }\n    ... on InvalidInput {\n      fields {\n        path\n        message\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c079887bc8d0a85dbfa70928f7f65a4a";

export default node;
