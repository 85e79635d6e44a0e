/**
 * @generated SignedSource<<ceb773e2ff0e1b1ecad670f15389129a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RefereesFormTestQuery$variables = Record<PropertyKey, never>;
export type RefereesFormTestQuery$data = {
  readonly tournament: {
    readonly " $fragmentSpreads": FragmentRefs<"RefereesForm_tournament">;
  } | null | undefined;
};
export type RefereesFormTestQuery$rawResponse = {
  readonly tournament: {
    readonly id: string;
    readonly refereeCandidates: ReadonlyArray<{
      readonly key: string;
      readonly name: string;
    }>;
    readonly referees: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  } | null | undefined;
};
export type RefereesFormTestQuery = {
  rawResponse: RefereesFormTestQuery$rawResponse;
  response: RefereesFormTestQuery$data;
  variables: RefereesFormTestQuery$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RefereesFormTestQuery",
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
            "name": "RefereesForm_tournament"
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
    "name": "RefereesFormTestQuery",
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
            "concreteType": "TournamentReferee",
            "kind": "LinkedField",
            "name": "referees",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "RefereeCandidate",
            "kind": "LinkedField",
            "name": "refereeCandidates",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "key",
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "tournament(key:\"00000000-0000-0000-0000-000000000000\")"
      }
    ]
  },
  "params": {
    "cacheID": "babba0e40c494ea1f82f75c15e254d49",
    "id": null,
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "tournament": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Tournament"
        },
        "tournament.id": (v3/*:: as any*/),
        "tournament.refereeCandidates": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "RefereeCandidate"
        },
        "tournament.refereeCandidates.key": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "UUID"
        },
        "tournament.refereeCandidates.name": (v4/*:: as any*/),
        "tournament.referees": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "TournamentReferee"
        },
        "tournament.referees.id": (v3/*:: as any*/),
        "tournament.referees.name": (v4/*:: as any*/)
      }
    },
    "name": "RefereesFormTestQuery",
    "operationKind": "query",
    "text": "query RefereesFormTestQuery {\n  tournament(key: \"00000000-0000-0000-0000-000000000000\") {\n    ...RefereesForm_tournament\n    id\n  }\n}\n\nfragment RefereesForm_tournament on Tournament {\n  id\n  referees {\n    id\n    name\n  }\n  refereeCandidates {\n    key\n    name\n  }\n}\n"
  }
};
})();

(node as any).hash = "7377908e94a9ab9936525e6801fc2b5d";

export default node;
