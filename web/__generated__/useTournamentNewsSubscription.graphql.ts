/**
 * @generated SignedSource<<5bccd2ef9ee09c17859f39b5412922fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useTournamentNewsSubscription$variables = {
  tournamentId: string;
};
export type useTournamentNewsSubscription$data = {
  readonly tournamentChanged: {
    readonly id: string;
  };
};
export type useTournamentNewsSubscription = {
  response: useTournamentNewsSubscription$data;
  variables: useTournamentNewsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "tournamentId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "tournamentId",
        "variableName": "tournamentId"
      }
    ],
    "concreteType": "Tournament",
    "kind": "LinkedField",
    "name": "tournamentChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useTournamentNewsSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTournamentNewsSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "aa5e8dc5074a7b3759bc8d082b2400da",
    "id": null,
    "metadata": {},
    "name": "useTournamentNewsSubscription",
    "operationKind": "subscription",
    "text": "subscription useTournamentNewsSubscription(\n  $tournamentId: ID!\n) {\n  tournamentChanged(tournamentId: $tournamentId) {\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "a74bb402fca7e9e41f25fb1c4495808c";

export default node;
