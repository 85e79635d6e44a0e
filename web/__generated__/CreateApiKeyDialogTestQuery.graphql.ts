/**
 * @generated SignedSource<<b149d2a86de89d73142dd3c5167e5571>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Role = "ADMIN" | "ARENA_MANAGER" | "ATHLETE" | "FEDERATION_MANAGER" | "TEACHER";
export type CreateApiKeyDialogTestQuery$variables = Record<PropertyKey, never>;
export type CreateApiKeyDialogTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"CreateApiKeyDialog_viewer">;
  } | null | undefined;
};
export type CreateApiKeyDialogTestQuery$rawResponse = {
  readonly viewer: {
    readonly federationMember: {
      readonly federation: {
        readonly id: string;
        readonly name: string;
      };
      readonly id: string;
    } | null | undefined;
    readonly roles: ReadonlyArray<Role>;
  } | null | undefined;
};
export type CreateApiKeyDialogTestQuery = {
  rawResponse: CreateApiKeyDialogTestQuery$rawResponse;
  response: CreateApiKeyDialogTestQuery$data;
  variables: CreateApiKeyDialogTestQuery$variables;
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
    "name": "CreateApiKeyDialogTestQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "CreateApiKeyDialog_viewer"
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
    "name": "CreateApiKeyDialogTestQuery",
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
            "kind": "ScalarField",
            "name": "roles",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FederationMember",
            "kind": "LinkedField",
            "name": "federationMember",
            "plural": false,
            "selections": [
              {
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
                    "name": "name",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
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
    "cacheID": "70e00bac82ce008c5a3d63b9586873ee",
    "id": null,
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.federationMember": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "FederationMember"
        },
        "viewer.federationMember.federation": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Federation"
        },
        "viewer.federationMember.federation.id": (v1/*:: as any*/),
        "viewer.federationMember.federation.name": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        },
        "viewer.federationMember.id": (v1/*:: as any*/),
        "viewer.roles": {
          "enumValues": [
            "ADMIN",
            "ARENA_MANAGER",
            "ATHLETE",
            "FEDERATION_MANAGER",
            "TEACHER"
          ],
          "nullable": false,
          "plural": true,
          "type": "Role"
        }
      }
    },
    "name": "CreateApiKeyDialogTestQuery",
    "operationKind": "query",
    "text": "query CreateApiKeyDialogTestQuery {\n  viewer {\n    ...CreateApiKeyDialog_viewer\n  }\n}\n\nfragment CreateApiKeyDialog_viewer on Viewer {\n  roles\n  federationMember {\n    federation {\n      id\n      name\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "5bada1c1235f0a81d42c0f5134998120";

export default node;
