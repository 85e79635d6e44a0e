/**
 * @generated SignedSource<<b3b368fc1d6ac75e384f82d2b1446b1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type AthleteLevel = "A_PRO" | "B" | "C" | "D" | "FUN";
export type FindGuestInput = {
  email: string;
  tournamentId: string;
};
export type useFindGuestMutation$variables = {
  input: FindGuestInput;
};
export type useFindGuestMutation$data = {
  readonly findGuest: {
    readonly __typename: string;
    readonly athlete?: {
      readonly displayName: string;
      readonly id: string;
      readonly level: AthleteLevel;
    };
    readonly message?: string;
  };
};
export type useFindGuestMutation = {
  response: useFindGuestMutation$data;
  variables: useFindGuestMutation$variables;
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
    "name": "findGuest",
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
            "concreteType": "Athlete",
            "kind": "LinkedField",
            "name": "athlete",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "displayName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "level",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "FindGuestSuccess",
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
    "name": "useFindGuestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFindGuestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "14c02855d758ab4f1e569a3a9afe3e53",
    "id": null,
    "metadata": {},
    "name": "useFindGuestMutation",
    "operationKind": "mutation",
    "text": "mutation useFindGuestMutation(\n  $input: FindGuestInput!\n) {\n  findGuest(input: $input) {\n    __typename\n    ... on FindGuestSuccess {\n      athlete {\n        id\n        displayName\n        level\n      }\n    }\n    ... on UserError {\n      __isUserError: __typename\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "907eca7d07543cda2a26cbbc626cb93b";

export default node;
