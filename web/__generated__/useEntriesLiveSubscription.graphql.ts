/**
 * @generated SignedSource<<6b675ef100ca668006e7cd30f131aad5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useEntriesLiveSubscription$variables = {
  tournamentId: string;
};
export type useEntriesLiveSubscription$data = {
  readonly tournamentChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"EntriesHead_tournament">;
  };
};
export type useEntriesLiveSubscription = {
  response: useEntriesLiveSubscription$data;
  variables: useEntriesLiveSubscription$variables;
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
    "kind": "Variable",
    "name": "tournamentId",
    "variableName": "tournamentId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useEntriesLiveSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Tournament",
        "kind": "LinkedField",
        "name": "tournamentChanged",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EntriesHead_tournament"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEntriesLiveSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Tournament",
        "kind": "LinkedField",
        "name": "tournamentChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TournamentRegistration",
            "kind": "LinkedField",
            "name": "registration",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TournamentCategory",
            "kind": "LinkedField",
            "name": "categories",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
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
                "name": "takenSeats",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "seatsLeft",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "waitingCount",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "acb4dc1e05ff1a9cab82af0142eecda0",
    "id": null,
    "metadata": {},
    "name": "useEntriesLiveSubscription",
    "operationKind": "subscription",
    "text": "subscription useEntriesLiveSubscription(\n  $tournamentId: ID!\n) {\n  tournamentChanged(tournamentId: $tournamentId) {\n    ...EntriesHead_tournament\n    id\n  }\n}\n\nfragment EntriesHead_tournament on Tournament {\n  registration {\n    state\n  }\n  categories {\n    id\n    name\n    takenSeats\n    seatsLeft\n    waitingCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "cd34cc5dc78c4459588bea746c55cd71";

export default node;
