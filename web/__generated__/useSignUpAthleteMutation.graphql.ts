/**
 * @generated SignedSource<<01b002249914697128985b4046edcc99>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type AthleteLevel = "A_PRO" | "B" | "C" | "D" | "FUN";
export type SignUpAthleteInput = {
  birthDate?: string | null | undefined;
  cpf?: string | null | undefined;
  email: string;
  fullName: string;
  level: AthleteLevel;
  password: string;
  phone?: string | null | undefined;
};
export type useSignUpAthleteMutation$variables = {
  input: SignUpAthleteInput;
};
export type useSignUpAthleteMutation$data = {
  readonly signUpAthlete: {
    readonly __typename: "EmailTaken";
    readonly message: string;
  } | {
    readonly __typename: "InvalidInput";
    readonly fields: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
  } | {
    readonly __typename: "SignUpAthleteSuccess";
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
export type useSignUpAthleteMutation = {
  response: useSignUpAthleteMutation$data;
  variables: useSignUpAthleteMutation$variables;
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
    "name": "signUpAthlete",
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
        "type": "SignUpAthleteSuccess",
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
    "name": "useSignUpAthleteMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSignUpAthleteMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "695446e1603c01d0600f75513056a132",
    "id": null,
    "metadata": {},
    "name": "useSignUpAthleteMutation",
    "operationKind": "mutation",
    "text": "mutation useSignUpAthleteMutation(\n  $input: SignUpAthleteInput!\n) {\n  signUpAthlete(input: $input) {\n    __typename\n    ... on SignUpAthleteSuccess {\n      email\n    }\n    ... on InvalidInput {\n      fields {\n        path\n        message\n      }\n    }\n    ... on EmailTaken {\n      message\n    }\n    ... on TooManyAttempts {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "788dc812a091dbd7fe3e9b80a097f625";

export default node;
