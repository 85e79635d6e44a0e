/**
 * @generated SignedSource<<daee7b8984dca0868823480551d63f07>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type NewChampionshipPageQuery$variables = Record<PropertyKey, never>;
export type NewChampionshipPageQuery$data = {
  readonly viewer: {
    readonly federationMember: {
      readonly federation: {
        readonly active: boolean;
        readonly id: string;
      };
    } | null | undefined;
  } | null | undefined;
};
export type NewChampionshipPageQuery = {
  response: NewChampionshipPageQuery$data;
  variables: NewChampionshipPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Federation",
  "kind": "LinkedField",
  "name": "federation",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewChampionshipPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FederationMember",
            "kind": "LinkedField",
            "name": "federationMember",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewChampionshipPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FederationMember",
            "kind": "LinkedField",
            "name": "federationMember",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "cce04c5a9b3aa4448950f76d2b654e8b",
    "id": null,
    "metadata": {},
    "name": "NewChampionshipPageQuery",
    "operationKind": "query",
    "text": "query NewChampionshipPageQuery {\n  viewer {\n    federationMember {\n      federation {\n        id\n        active\n      }\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "4bf57ea304e05be97212c3edb0b39952";

export default node;
