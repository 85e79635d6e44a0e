/**
 * @generated SignedSource<<bc41c5cf867cb79ef010f9bbad22fed9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EntryQuestionsTestQuery$variables = Record<PropertyKey, never>;
export type EntryQuestionsTestQuery$data = {
  readonly tournament: {
    readonly " $fragmentSpreads": FragmentRefs<"EntryQuestions_tournament">;
  } | null | undefined;
};
export type EntryQuestionsTestQuery$rawResponse = {
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
    readonly registration: {
      readonly fullRefundDays: number;
      readonly lateRefundPercent: number;
    };
    readonly startDate: string;
  } | null | undefined;
};
export type EntryQuestionsTestQuery = {
  rawResponse: EntryQuestionsTestQuery$rawResponse;
  response: EntryQuestionsTestQuery$data;
  variables: EntryQuestionsTestQuery$variables;
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
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "EntryQuestionsTestQuery",
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
            "name": "EntryQuestions_tournament"
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
    "name": "EntryQuestionsTestQuery",
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
            "kind": "ScalarField",
            "name": "startDate",
            "storageKey": null
          },
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
                "name": "fullRefundDays",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lateRefundPercent",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
    "cacheID": "3b11c7fd6dc554b23308fa072eed9111",
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
        "tournament.openToOtherArenas": (v3/*:: as any*/),
        "tournament.registration": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "TournamentRegistration"
        },
        "tournament.registration.fullRefundDays": (v4/*:: as any*/),
        "tournament.registration.lateRefundPercent": (v4/*:: as any*/),
        "tournament.startDate": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Date"
        }
      }
    },
    "name": "EntryQuestionsTestQuery",
    "operationKind": "query",
    "text": "query EntryQuestionsTestQuery {\n  tournament(key: \"00000000-0000-0000-0000-000000000000\") {\n    ...EntryQuestions_tournament\n    id\n  }\n}\n\nfragment AthleteFinder_tournament on Tournament {\n  id\n  arena {\n    id\n  }\n  ...AthleteSearch_tournament\n}\n\nfragment AthleteSearch_tournament on Tournament {\n  id\n  isChampionship\n  openToOtherArenas\n}\n\nfragment EnrolPairDialog_tournament on Tournament {\n  id\n  categories {\n    id\n    name\n    inPairs\n    takesEntries\n  }\n  ...PartnerPicker_tournament\n}\n\nfragment EntryQuestions_tournament on Tournament {\n  ...useTerms_tournament\n  ...EnrolPairDialog_tournament\n}\n\nfragment PartnerPicker_tournament on Tournament {\n  ...AthleteFinder_tournament\n}\n\nfragment useTerms_tournament on Tournament {\n  startDate\n  registration {\n    fullRefundDays\n    lateRefundPercent\n  }\n}\n"
  }
};
})();

(node as any).hash = "f8f6ffd169799311420ccd45b57f2f85";

export default node;
