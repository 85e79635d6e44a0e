/**
 * @generated SignedSource<<53fa28351fff4ba2dd8d2e3987cde33a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UndoDrawTestQuery$variables = Record<PropertyKey, never>;
export type UndoDrawTestQuery$data = {
  readonly tournament: {
    readonly categories: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"UndoDraw_category">;
    }>;
  } | null | undefined;
};
export type UndoDrawTestQuery$rawResponse = {
  readonly tournament: {
    readonly categories: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly id: string;
  } | null | undefined;
};
export type UndoDrawTestQuery = {
  rawResponse: UndoDrawTestQuery$rawResponse;
  response: UndoDrawTestQuery$data;
  variables: UndoDrawTestQuery$variables;
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
    "name": "UndoDrawTestQuery",
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
            "concreteType": "TournamentCategory",
            "kind": "LinkedField",
            "name": "categories",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "UndoDraw_category"
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
    "name": "UndoDrawTestQuery",
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
            "concreteType": "TournamentCategory",
            "kind": "LinkedField",
            "name": "categories",
            "plural": true,
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
    "cacheID": "00247bbf563b1db26e9ba450f80c7632",
    "id": null,
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "tournament": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Tournament"
        },
        "tournament.categories": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "TournamentCategory"
        },
        "tournament.categories.id": (v2/*:: as any*/),
        "tournament.id": (v2/*:: as any*/)
      }
    },
    "name": "UndoDrawTestQuery",
    "operationKind": "query",
    "text": "query UndoDrawTestQuery {\n  tournament(key: \"00000000-0000-0000-0000-000000000000\") {\n    categories {\n      ...UndoDraw_category\n      id\n    }\n    id\n  }\n}\n\nfragment UndoDraw_category on TournamentCategory {\n  id\n}\n"
  }
};
})();

(node as any).hash = "6cfab3a286b20ee48cccca2fc45a7592";

export default node;
