/**
 * @generated SignedSource<<7dc157ea39323c731ffa71ca984c4d27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type TournamentGender = "FEMALE" | "MALE" | "MIXED";
export type TournamentKind = "INTERNAL" | "SUPER8";
export type CreateTournamentInput = {
  arenaId: string;
  category: string;
  description?: string | null | undefined;
  endDate?: string | null | undefined;
  feeInCents: number;
  gender: TournamentGender;
  kind: TournamentKind;
  maxAge?: number | null | undefined;
  maxParticipants?: number | null | undefined;
  minAge?: number | null | undefined;
  minPairs?: number | null | undefined;
  name: string;
  openToOtherArenas: boolean;
  registrationEndsOn?: string | null | undefined;
  registrationStartsOn?: string | null | undefined;
  startDate: string;
};
export type useCreateTournamentMutation$variables = {
  input: CreateTournamentInput;
};
export type useCreateTournamentMutation$data = {
  readonly createTournament: {
    readonly __typename: "CreateTournamentSuccess";
    readonly tournament: {
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
export type useCreateTournamentMutation = {
  response: useCreateTournamentMutation$data;
  variables: useCreateTournamentMutation$variables;
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
    "name": "createTournament",
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
            "concreteType": "Tournament",
            "kind": "LinkedField",
            "name": "tournament",
            "plural": false,
            "selections": [
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
        "type": "CreateTournamentSuccess",
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
    "name": "useCreateTournamentMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateTournamentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "5600e4adf3629a060fcc857da4286736",
    "id": null,
    "metadata": {},
    "name": "useCreateTournamentMutation",
    "operationKind": "mutation",
    "text": "mutation useCreateTournamentMutation(\n  $input: CreateTournamentInput!\n) {\n  createTournament(input: $input) {\n    __typename\n    ... on CreateTournamentSuccess {\n      tournament {\n        id\n      }\n    }\n    ... on InvalidInput {\n      fields {\n        path\n        message\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "70463106a0bea6676cc57aacf73cacb3";

export default node;
