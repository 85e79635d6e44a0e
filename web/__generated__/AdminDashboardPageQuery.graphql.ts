/**
 * @generated SignedSource<<fe21b1a31c0bccc1ac2f05ace0edd57d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AdminDashboardPageQuery$variables = Record<PropertyKey, never>;
export type AdminDashboardPageQuery$data = {
  readonly platformSummary: {
    readonly " $fragmentSpreads": FragmentRefs<"PlatformAlerts_summary" | "PlatformStats_summary">;
  };
};
export type AdminDashboardPageQuery = {
  response: AdminDashboardPageQuery$data;
  variables: AdminDashboardPageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AdminDashboardPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PlatformSummary",
        "kind": "LinkedField",
        "name": "platformSummary",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PlatformStats_summary"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PlatformAlerts_summary"
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
    "name": "AdminDashboardPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PlatformSummary",
        "kind": "LinkedField",
        "name": "platformSummary",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "arenaCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "athleteCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tournamentCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "monthRevenueInCents",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "waitingFederationCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "7537631d13b9062e9b7334ad3a9c32c0",
    "id": null,
    "metadata": {},
    "name": "AdminDashboardPageQuery",
    "operationKind": "query",
    "text": "query AdminDashboardPageQuery {\n  platformSummary {\n    ...PlatformStats_summary\n    ...PlatformAlerts_summary\n  }\n}\n\nfragment PlatformAlerts_summary on PlatformSummary {\n  waitingFederationCount\n}\n\nfragment PlatformStats_summary on PlatformSummary {\n  arenaCount\n  athleteCount\n  tournamentCount\n  monthRevenueInCents\n}\n"
  }
};

(node as any).hash = "409b67ef95f5d8c16767d1f07b6d9700";

export default node;
