/**
 * @generated SignedSource<<4d1d61ce8fd91d82f2a1031b4a1e1451>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type TournamentGender = "FEMALE" | "MALE" | "MIXED";
export type CreateChampionshipInput = {
  categories: ReadonlyArray<NewCategoryInput>;
  description?: string | null | undefined;
  directorName?: string | null | undefined;
  endDate?: string | null | undefined;
  federationId: string;
  name: string;
  registrationEndsOn?: string | null | undefined;
  registrationStartsOn?: string | null | undefined;
  startDate: string;
  venue?: string | null | undefined;
};
export type NewCategoryInput = {
  feeInCents: number;
  gender: TournamentGender;
  level: string;
  maxAge?: number | null | undefined;
  maxParticipants?: number | null | undefined;
  minAge?: number | null | undefined;
  name: string;
};
export type useCreateChampionshipMutation$variables = {
  input: CreateChampionshipInput;
};
export type useCreateChampionshipMutation$data = {
  readonly createChampionship: {
    readonly __typename: "CreateChampionshipSuccess";
    readonly tournament: {
      readonly key: string;
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
export type useCreateChampionshipMutation = {
  response: useCreateChampionshipMutation$data;
  variables: useCreateChampionshipMutation$variables;
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
  "name": "key",
  "storageKey": null
},
v4 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateChampionshipMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createChampionship",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Tournament",
                "kind": "LinkedField",
                "name": "tournament",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "CreateChampionshipSuccess",
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
    "name": "useCreateChampionshipMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createChampionship",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Tournament",
                "kind": "LinkedField",
                "name": "tournament",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "CreateChampionshipSuccess",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "8a77ee880e66e5773d6acbdccb0558df",
    "id": null,
    "metadata": {},
    "name": "useCreateChampionshipMutation",
    "operationKind": "mutation",
    "text": "mutation useCreateChampionshipMutation(\n  $input: CreateChampionshipInput!\n) {\n  createChampionship(input: $input) {\n    __typename\n    ... on CreateChampionshipSuccess {\n      tournament {\n        key\n        id\n      }\n    }\n    ... on InvalidInput {\n      fields {\n        path\n        message\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "734dc3b22ffee313ea2ea74efc15c44d";

export default node;
