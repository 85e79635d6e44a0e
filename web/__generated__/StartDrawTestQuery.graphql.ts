/**
 * @generated SignedSource<<ae627cdc27f6b4645041cf78ee6bb7dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StartDrawTestQuery$variables = Record<PropertyKey, never>;
export type StartDrawTestQuery$data = {
  readonly tournament: {
    readonly " $fragmentSpreads": FragmentRefs<"StartDraw_tournament">;
  } | null | undefined;
};
export type StartDrawTestQuery$rawResponse = {
  readonly tournament: {
    readonly categories: ReadonlyArray<{
      readonly cancelledAt: string | null | undefined;
      readonly draw: {
        readonly __typename: "Draw";
      } | null | undefined;
      readonly id: string;
      readonly name: string;
    }>;
    readonly id: string;
  } | null | undefined;
};
export type StartDrawTestQuery = {
  rawResponse: StartDrawTestQuery$rawResponse;
  response: StartDrawTestQuery$data;
  variables: StartDrawTestQuery$variables;
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
  "type": "String"
},
v3 = {
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
    "name": "StartDrawTestQuery",
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
            "name": "StartDraw_tournament"
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
    "name": "StartDrawTestQuery",
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
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cancelledAt",
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
                "concreteType": "Draw",
                "kind": "LinkedField",
                "name": "draw",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
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
    "cacheID": "24f9bdd5bce7db5b6a3c7aec836a645e",
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
        "tournament.categories.cancelledAt": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DateTime"
        },
        "tournament.categories.draw": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Draw"
        },
        "tournament.categories.draw.__typename": (v2/*:: as any*/),
        "tournament.categories.id": (v3/*:: as any*/),
        "tournament.categories.name": (v2/*:: as any*/),
        "tournament.id": (v3/*:: as any*/)
      }
    },
    "name": "StartDrawTestQuery",
    "operationKind": "query",
    "text": "query StartDrawTestQuery {\n  tournament(key: \"00000000-0000-0000-0000-000000000000\") {\n    ...StartDraw_tournament\n    id\n  }\n}\n\nfragment DrawDialog_category on TournamentCategory {\n  id\n  name\n}\n\nfragment StartDraw_tournament on Tournament {\n  categories {\n    id\n    cancelledAt\n    ...DrawDialog_category\n    draw {\n      __typename\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "56676c57894cfb44be12ce45f770e0c1";

export default node;
