/**
 * @generated SignedSource<<6b13da880932de519e8070548701747b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
      readonly " $fragmentSpreads": FragmentRefs<"TournamentCard_tournament" | "TournamentRow_tournament">;
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
  "name": "id",
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
    "name": "useCreateTournamentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createTournament",
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
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "TournamentCard_tournament"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "TournamentRow_tournament"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "CreateTournamentSuccess",
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
    "name": "useCreateTournamentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createTournament",
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
                    "name": "key",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "category",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "description",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kind",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "openToOtherArenas",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "enrolmentCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "startDate",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "CreateTournamentSuccess",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "67f6ea2205c017bd9c1c995171b0a3d7",
    "id": null,
    "metadata": {},
    "name": "useCreateTournamentMutation",
    "operationKind": "mutation",
    "text": "mutation useCreateTournamentMutation(\n  $input: CreateTournamentInput!\n) {\n  createTournament(input: $input) {\n    __typename\n    ... on CreateTournamentSuccess {\n      tournament {\n        id\n        ...TournamentCard_tournament\n        ...TournamentRow_tournament\n      }\n    }\n    ... on InvalidInput {\n      fields {\n        path\n        message\n      }\n    }\n  }\n}\n\nfragment TournamentBadges_tournament on Tournament {\n  status\n  kind\n  openToOtherArenas\n}\n\nfragment TournamentCard_tournament on Tournament {\n  key\n  name\n  category\n  description\n  ...TournamentBadges_tournament\n  ...TournamentFacts_tournament\n}\n\nfragment TournamentFacts_tournament on Tournament {\n  enrolmentCount\n  startDate\n}\n\nfragment TournamentRow_tournament on Tournament {\n  key\n  name\n  ...TournamentBadges_tournament\n  ...TournamentFacts_tournament\n}\n"
  }
};
})();

(node as any).hash = "d749c357cf2d235ea30a048ac9c6e0cf";

export default node;
