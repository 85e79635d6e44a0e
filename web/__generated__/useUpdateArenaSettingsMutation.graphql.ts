/**
 * @generated SignedSource<<dfcb3dae74ffa4b20e61f977fc5edc24>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UpdateArenaSettingsInput = {
  arenaId: string;
  city?: string | null | undefined;
  closesAt: string;
  courtCount: number;
  dayUseInCents: number;
  hourlyRateInCents: number;
  opensAt: string;
  pixKey?: string | null | undefined;
};
export type useUpdateArenaSettingsMutation$variables = {
  input: UpdateArenaSettingsInput;
};
export type useUpdateArenaSettingsMutation$data = {
  readonly updateArenaSettings: {
    readonly __typename: "InvalidInput";
    readonly fields: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
  } | {
    readonly __typename: "UpdateArenaSettingsSuccess";
    readonly arena: {
      readonly " $fragmentSpreads": FragmentRefs<"ArenaSettingsCard_arena">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useUpdateArenaSettingsMutation = {
  response: useUpdateArenaSettingsMutation$data;
  variables: useUpdateArenaSettingsMutation$variables;
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
    "name": "useUpdateArenaSettingsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateArenaSettings",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Arena",
                "kind": "LinkedField",
                "name": "arena",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ArenaSettingsCard_arena"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateArenaSettingsSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
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
    "name": "useUpdateArenaSettingsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateArenaSettings",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Arena",
                "kind": "LinkedField",
                "name": "arena",
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
                    "name": "courtCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hourlyRateInCents",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "dayUseInCents",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "opensAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "closesAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "pixKey",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "city",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateArenaSettingsSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "4aef1f0c0c8d6b9d3a31533f97aac63e",
    "id": null,
    "metadata": {},
    "name": "useUpdateArenaSettingsMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdateArenaSettingsMutation(\n  $input: UpdateArenaSettingsInput!\n) {\n  updateArenaSettings(input: $input) {\n    __typename\n    ... on UpdateArenaSettingsSuccess {\n      arena {\n        ...ArenaSettingsCard_arena\n        id\n      }\n    }\n    ... on InvalidInput {\n      fields {\n        path\n        message\n      }\n    }\n  }\n}\n\nfragment ArenaSettingsCard_arena on Arena {\n  id\n  courtCount\n  hourlyRateInCents\n  dayUseInCents\n  opensAt\n  closesAt\n  pixKey\n  city\n}\n"
  }
};
})();

(node as any).hash = "91293975e2285157d54849531b4bb04c";

export default node;
