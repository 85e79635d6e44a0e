/**
 * @generated SignedSource<<7b672a4d96404fc3cd9913c894e2aaa0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EnrolPairDialogTestQuery$variables = Record<PropertyKey, never>;
export type EnrolPairDialogTestQuery$data = {
  readonly tournament: {
    readonly " $fragmentSpreads": FragmentRefs<"EnrolPairDialog_tournament">;
  } | null | undefined;
};
export type EnrolPairDialogTestQuery$rawResponse = {
  readonly tournament: {
    readonly arena: {
      readonly id: string;
    } | null | undefined;
    readonly categories: ReadonlyArray<{
      readonly id: string;
      readonly inPairs: boolean;
      readonly name: string;
      readonly takesEntries: boolean;
    }>;
    readonly id: string;
    readonly isChampionship: boolean;
    readonly openToOtherArenas: boolean;
  } | null | undefined;
};
export type EnrolPairDialogTestQuery = {
  rawResponse: EnrolPairDialogTestQuery$rawResponse;
  response: EnrolPairDialogTestQuery$data;
  variables: EnrolPairDialogTestQuery$variables;
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
    "name": "EnrolPairDialogTestQuery",
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
            "name": "EnrolPairDialog_tournament"
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
    "name": "EnrolPairDialogTestQuery",
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
          },
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isChampionship",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "openToOtherArenas",
            "storageKey": null
          }
        ],
        "storageKey": "tournament(key:\"00000000-0000-0000-0000-000000000000\")"
      }
    ]
  },
  "params": {
    "cacheID": "5211e2cea6b873a8ccbcf5c627828a22",
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
        "tournament.id": (v2/*:: as any*/),
        "tournament.isChampionship": (v3/*:: as any*/),
        "tournament.openToOtherArenas": (v3/*:: as any*/)
      }
    },
    "name": "EnrolPairDialogTestQuery",
    "operationKind": "query",
    "text": "query EnrolPairDialogTestQuery {\n  tournament(key: \"00000000-0000-0000-0000-000000000000\") {\n    ...EnrolPairDialog_tournament\n    id\n  }\n}\n\nfragment AthleteFinder_tournament on Tournament {\n  id\n  arena {\n    id\n  }\n  ...AthleteSearch_tournament\n}\n\nfragment AthleteSearch_tournament on Tournament {\n  id\n  isChampionship\n  openToOtherArenas\n}\n\nfragment EnrolPairDialog_tournament on Tournament {\n  id\n  categories {\n    id\n    name\n    inPairs\n    takesEntries\n  }\n  ...PartnerPicker_tournament\n}\n\nfragment PartnerPicker_tournament on Tournament {\n  ...AthleteFinder_tournament\n}\n"
  }
};
})();

(node as any).hash = "cc17005d80f4199982c81d06fefd5b1d";

export default node;
