/**
 * @generated SignedSource<<656a5d62330fe7414eaae3a721512dbe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ArenaSettingsCardTestQuery$variables = Record<PropertyKey, never>;
export type ArenaSettingsCardTestQuery$data = {
  readonly tournament: {
    readonly arena: {
      readonly " $fragmentSpreads": FragmentRefs<"ArenaSettingsCard_arena">;
    } | null | undefined;
  } | null | undefined;
};
export type ArenaSettingsCardTestQuery$rawResponse = {
  readonly tournament: {
    readonly arena: {
      readonly city: string | null | undefined;
      readonly closesAt: string | null | undefined;
      readonly courtCount: number | null | undefined;
      readonly dayUseInCents: number | null | undefined;
      readonly hourlyRateInCents: number | null | undefined;
      readonly id: string;
      readonly opensAt: string | null | undefined;
      readonly pixKey: string | null | undefined;
    } | null | undefined;
    readonly id: string;
  } | null | undefined;
};
export type ArenaSettingsCardTestQuery = {
  rawResponse: ArenaSettingsCardTestQuery$rawResponse;
  response: ArenaSettingsCardTestQuery$data;
  variables: ArenaSettingsCardTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "key",
    "value": "00000000-0000-0000-0000-000000000000"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v3 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "LocalTime"
},
v4 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ArenaSettingsCardTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Tournament",
        "kind": "LinkedField",
        "name": "tournament",
        "plural": false,
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
        "storageKey": "tournament(key:\"00000000-0000-0000-0000-000000000000\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ArenaSettingsCardTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Tournament",
        "kind": "LinkedField",
        "name": "tournament",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Arena",
            "kind": "LinkedField",
            "name": "arena",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
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
          },
          (v1/*:: as any*/)
        ],
        "storageKey": "tournament(key:\"00000000-0000-0000-0000-000000000000\")"
      }
    ]
  },
  "params": {
    "cacheID": "fadebc08dcd5ad0a5dc8906eccb6447e",
    "id": null,
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "tournament": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Tournament"
        },
        "tournament.arena": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Arena"
        },
        "tournament.arena.city": (v2/*:: as any*/),
        "tournament.arena.closesAt": (v3/*:: as any*/),
        "tournament.arena.courtCount": (v4/*:: as any*/),
        "tournament.arena.dayUseInCents": (v4/*:: as any*/),
        "tournament.arena.hourlyRateInCents": (v4/*:: as any*/),
        "tournament.arena.id": (v5/*:: as any*/),
        "tournament.arena.opensAt": (v3/*:: as any*/),
        "tournament.arena.pixKey": (v2/*:: as any*/),
        "tournament.id": (v5/*:: as any*/)
      }
    },
    "name": "ArenaSettingsCardTestQuery",
    "operationKind": "query",
    "text": "query ArenaSettingsCardTestQuery {\n  tournament(key: \"00000000-0000-0000-0000-000000000000\") {\n    arena {\n      ...ArenaSettingsCard_arena\n      id\n    }\n    id\n  }\n}\n\nfragment ArenaSettingsCard_arena on Arena {\n  id\n  courtCount\n  hourlyRateInCents\n  dayUseInCents\n  opensAt\n  closesAt\n  pixKey\n  city\n}\n"
  }
};
})();

(node as any).hash = "7e451c014df5bbe48843bb755954c7d9";

export default node;
