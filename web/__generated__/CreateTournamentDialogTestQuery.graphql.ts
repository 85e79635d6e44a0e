/**
 * @generated SignedSource<<18c8df803be6b997ede683e478339494>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreateTournamentDialogTestQuery$variables = Record<PropertyKey, never>;
export type CreateTournamentDialogTestQuery$data = {
  readonly tournament: {
    readonly arena: {
      readonly " $fragmentSpreads": FragmentRefs<"CreateTournamentDialog_arena">;
    } | null | undefined;
  } | null | undefined;
};
export type CreateTournamentDialogTestQuery$rawResponse = {
  readonly tournament: {
    readonly arena: {
      readonly id: string;
    } | null | undefined;
    readonly id: string;
  } | null | undefined;
};
export type CreateTournamentDialogTestQuery = {
  rawResponse: CreateTournamentDialogTestQuery$rawResponse;
  response: CreateTournamentDialogTestQuery$data;
  variables: CreateTournamentDialogTestQuery$variables;
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
  "nullable": false,
  "plural": false,
  "type": "ID"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateTournamentDialogTestQuery",
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
                "name": "CreateTournamentDialog_arena"
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
    "name": "CreateTournamentDialogTestQuery",
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
              (v1/*:: as any*/)
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
    "cacheID": "0107dee229a7a55cef789c163cf64f38",
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
        "tournament.arena.id": (v2/*:: as any*/),
        "tournament.id": (v2/*:: as any*/)
      }
    },
    "name": "CreateTournamentDialogTestQuery",
    "operationKind": "query",
    "text": "query CreateTournamentDialogTestQuery {\n  tournament(key: \"00000000-0000-0000-0000-000000000000\") {\n    arena {\n      ...CreateTournamentDialog_arena\n      id\n    }\n    id\n  }\n}\n\nfragment CreateTournamentDialog_arena on Arena {\n  id\n}\n"
  }
};
})();

(node as any).hash = "48eff19e285586e3876d49de1c46077e";

export default node;
