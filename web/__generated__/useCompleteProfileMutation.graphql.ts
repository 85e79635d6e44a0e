/**
 * @generated SignedSource<<c754a5787a3ec6a2ea95b8cebdc515c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type AthleteGender = "FEMALE" | "MALE";
export type CompleteProfileInput = {
  birthDate?: string | null | undefined;
  gender?: AthleteGender | null | undefined;
};
export type useCompleteProfileMutation$variables = {
  input: CompleteProfileInput;
};
export type useCompleteProfileMutation$data = {
  readonly completeProfile: {
    readonly __typename: "CompleteProfileSuccess";
    readonly athlete: {
      readonly birthDate: string | null | undefined;
      readonly gender: AthleteGender | null | undefined;
      readonly id: string;
    };
  } | {
    readonly __typename: "InvalidInput";
    readonly fields: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useCompleteProfileMutation = {
  response: useCompleteProfileMutation$data;
  variables: useCompleteProfileMutation$variables;
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
    "name": "completeProfile",
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
                "name": "gender",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "birthDate",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "CompleteProfileSuccess",
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
    "name": "useCompleteProfileMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCompleteProfileMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "c3d128f572e83078f8ee3021d960f4f6",
    "id": null,
    "metadata": {},
    "name": "useCompleteProfileMutation",
    "operationKind": "mutation",
    "text": "mutation useCompleteProfileMutation(\n  $input: CompleteProfileInput!\n) {\n  completeProfile(input: $input) {\n    __typename\n    ... on CompleteProfileSuccess {\n      athlete {\n        id\n        gender\n        birthDate\n      }\n    }\n    ... on InvalidInput {\n      fields {\n        path\n        message\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5cd0ed4d1b8301e372798f7d76078adc";

export default node;
