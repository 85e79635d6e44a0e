/**
 * @generated SignedSource<<1476a09ff5e531cfc0ee64e6431d5759>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImportDialogTestQuery$variables = Record<PropertyKey, never>;
export type ImportDialogTestQuery$data = {
  readonly tournament: {
    readonly " $fragmentSpreads": FragmentRefs<"ImportDialog_tournament">;
  } | null | undefined;
};
export type ImportDialogTestQuery$rawResponse = {
  readonly tournament: {
    readonly categories: ReadonlyArray<{
      readonly id: string;
      readonly inPairs: boolean;
      readonly name: string;
      readonly takesEntries: boolean;
    }>;
    readonly id: string;
  } | null | undefined;
};
export type ImportDialogTestQuery = {
  rawResponse: ImportDialogTestQuery$rawResponse;
  response: ImportDialogTestQuery$data;
  variables: ImportDialogTestQuery$variables;
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
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ImportDialogTestQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "ImportDialog_tournament"
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
    "name": "ImportDialogTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Tournament",
        "kind": "LinkedField",
        "name": "tournament",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "TournamentCategory",
            "kind": "LinkedField",
            "name": "categories",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
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
                "name": "inPairs",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "takesEntries",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "tournament(key:\"00000000-0000-0000-0000-000000000000\")"
      }
    ]
  },
  "params": {
    "cacheID": "0b3e970e860076cf65920b7cdb78402e",
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
        "tournament.categories.inPairs": (v3/*:: as any*/),
        "tournament.categories.name": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        },
        "tournament.categories.takesEntries": (v3/*:: as any*/),
        "tournament.id": (v2/*:: as any*/)
      }
    },
    "name": "ImportDialogTestQuery",
    "operationKind": "query",
    "text": "query ImportDialogTestQuery {\n  tournament(key: \"00000000-0000-0000-0000-000000000000\") {\n    ...ImportDialog_tournament\n    id\n  }\n}\n\nfragment ImportDialog_tournament on Tournament {\n  id\n  categories {\n    id\n    name\n    inPairs\n    takesEntries\n  }\n}\n"
  }
};
})();

(node as any).hash = "c1d189088c9043e4bc62ae70dbe40237";

export default node;
