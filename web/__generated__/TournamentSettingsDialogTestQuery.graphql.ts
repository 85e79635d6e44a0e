/**
 * @generated SignedSource<<bf314a3fa1d4def8c1a4120a076c5e82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SetFormat = "PRO8_TB77" | "PRO8_TB88" | "SET3_TB33" | "SET4_TB33" | "SET4_TB44" | "SET5_TB44" | "SET5_TB55" | "SET6_TB55" | "SET6_TB66" | "SET7_TB66" | "SET9_TB88";
export type TournamentGender = "FEMALE" | "MALE" | "MIXED";
export type TournamentKind = "INTERNAL" | "SUPER8";
export type TournamentStatus = "FINISHED" | "IN_PROGRESS" | "REGISTRATION_OPEN";
export type TournamentSettingsDialogTestQuery$variables = Record<PropertyKey, never>;
export type TournamentSettingsDialogTestQuery$data = {
  readonly tournament: {
    readonly " $fragmentSpreads": FragmentRefs<"TournamentSettingsDialog_tournament">;
  } | null | undefined;
};
export type TournamentSettingsDialogTestQuery$rawResponse = {
  readonly tournament: {
    readonly categories: ReadonlyArray<{
      readonly feeInCents: number;
      readonly gender: TournamentGender;
      readonly id: string;
      readonly level: string;
      readonly maxAge: number | null | undefined;
      readonly maxParticipants: number | null | undefined;
      readonly minAge: number | null | undefined;
      readonly name: string;
      readonly takenSeats: number;
    }>;
    readonly description: string | null | undefined;
    readonly directorName: string | null | undefined;
    readonly endDate: string | null | undefined;
    readonly feeInCents: number;
    readonly id: string;
    readonly isChampionship: boolean;
    readonly isPublic: boolean;
    readonly kind: TournamentKind;
    readonly maxParticipants: number | null | undefined;
    readonly minPairs: number | null | undefined;
    readonly name: string;
    readonly openToOtherArenas: boolean;
    readonly registration: {
      readonly fullRefundDays: number;
      readonly inPairs: boolean;
      readonly lateRefundPercent: number;
      readonly open: boolean;
      readonly paymentDays: number;
    };
    readonly registrationEndsOn: string | null | undefined;
    readonly registrationStartsOn: string | null | undefined;
    readonly setFormat: SetFormat;
    readonly startDate: string;
    readonly status: TournamentStatus;
    readonly venue: string | null | undefined;
  } | null | undefined;
};
export type TournamentSettingsDialogTestQuery = {
  rawResponse: TournamentSettingsDialogTestQuery$rawResponse;
  response: TournamentSettingsDialogTestQuery$data;
  variables: TournamentSettingsDialogTestQuery$variables;
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
  "name": "feeInCents",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maxParticipants",
  "storageKey": null
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v6 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v8 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
},
v9 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v10 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Date"
},
v11 = {
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
    "name": "TournamentSettingsDialogTestQuery",
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
            "name": "TournamentSettingsDialog_tournament"
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
    "name": "TournamentSettingsDialogTestQuery",
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
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isChampionship",
            "storageKey": null
          },
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "TournamentCategory",
            "kind": "LinkedField",
            "name": "categories",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "level",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "gender",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "minAge",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "maxAge",
                "storageKey": null
              },
              (v4/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "takenSeats",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "venue",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "directorName",
            "storageKey": null
          },
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
            "kind": "ScalarField",
            "name": "endDate",
            "storageKey": null
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "setFormat",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "openToOtherArenas",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isPublic",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "minPairs",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "registrationStartsOn",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "registrationEndsOn",
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
                "name": "open",
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
                "name": "paymentDays",
                "storageKey": null
              },
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
          }
        ],
        "storageKey": "tournament(key:\"00000000-0000-0000-0000-000000000000\")"
      }
    ]
  },
  "params": {
    "cacheID": "cf914d3bd57ba1f1915da981a40f56ca",
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
        "tournament.categories.feeInCents": (v5/*:: as any*/),
        "tournament.categories.gender": {
          "enumValues": [
            "FEMALE",
            "MALE",
            "MIXED"
          ],
          "nullable": false,
          "plural": false,
          "type": "TournamentGender"
        },
        "tournament.categories.id": (v6/*:: as any*/),
        "tournament.categories.level": (v7/*:: as any*/),
        "tournament.categories.maxAge": (v8/*:: as any*/),
        "tournament.categories.maxParticipants": (v8/*:: as any*/),
        "tournament.categories.minAge": (v8/*:: as any*/),
        "tournament.categories.name": (v7/*:: as any*/),
        "tournament.categories.takenSeats": (v5/*:: as any*/),
        "tournament.description": (v9/*:: as any*/),
        "tournament.directorName": (v9/*:: as any*/),
        "tournament.endDate": (v10/*:: as any*/),
        "tournament.feeInCents": (v5/*:: as any*/),
        "tournament.id": (v6/*:: as any*/),
        "tournament.isChampionship": (v11/*:: as any*/),
        "tournament.isPublic": (v11/*:: as any*/),
        "tournament.kind": {
          "enumValues": [
            "INTERNAL",
            "SUPER8"
          ],
          "nullable": false,
          "plural": false,
          "type": "TournamentKind"
        },
        "tournament.maxParticipants": (v8/*:: as any*/),
        "tournament.minPairs": (v8/*:: as any*/),
        "tournament.name": (v7/*:: as any*/),
        "tournament.openToOtherArenas": (v11/*:: as any*/),
        "tournament.registration": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "TournamentRegistration"
        },
        "tournament.registration.fullRefundDays": (v5/*:: as any*/),
        "tournament.registration.inPairs": (v11/*:: as any*/),
        "tournament.registration.lateRefundPercent": (v5/*:: as any*/),
        "tournament.registration.open": (v11/*:: as any*/),
        "tournament.registration.paymentDays": (v5/*:: as any*/),
        "tournament.registrationEndsOn": (v10/*:: as any*/),
        "tournament.registrationStartsOn": (v10/*:: as any*/),
        "tournament.setFormat": {
          "enumValues": [
            "PRO8_TB77",
            "PRO8_TB88",
            "SET3_TB33",
            "SET4_TB33",
            "SET4_TB44",
            "SET5_TB44",
            "SET5_TB55",
            "SET6_TB55",
            "SET6_TB66",
            "SET7_TB66",
            "SET9_TB88"
          ],
          "nullable": false,
          "plural": false,
          "type": "SetFormat"
        },
        "tournament.startDate": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Date"
        },
        "tournament.status": {
          "enumValues": [
            "FINISHED",
            "IN_PROGRESS",
            "REGISTRATION_OPEN"
          ],
          "nullable": false,
          "plural": false,
          "type": "TournamentStatus"
        },
        "tournament.venue": (v9/*:: as any*/)
      }
    },
    "name": "TournamentSettingsDialogTestQuery",
    "operationKind": "query",
    "text": "query TournamentSettingsDialogTestQuery {\n  tournament(key: \"00000000-0000-0000-0000-000000000000\") {\n    ...TournamentSettingsDialog_tournament\n    id\n  }\n}\n\nfragment CategoriesSettings_tournament on Tournament {\n  id\n  feeInCents\n  categories {\n    id\n    name\n    level\n    gender\n    minAge\n    maxAge\n    maxParticipants\n    feeInCents\n    takenSeats\n    ...CategoryForm_category\n  }\n}\n\nfragment CategoryForm_category on TournamentCategory {\n  id\n  name\n  level\n  gender\n  minAge\n  maxAge\n  maxParticipants\n  feeInCents\n}\n\nfragment RegistrationSettingsForm_tournament on Tournament {\n  id\n  kind\n  minPairs\n  maxParticipants\n  registrationStartsOn\n  registrationEndsOn\n  registration {\n    open\n    inPairs\n    paymentDays\n    fullRefundDays\n    lateRefundPercent\n  }\n}\n\nfragment TournamentSettingsDialog_tournament on Tournament {\n  kind\n  status\n  isChampionship\n  ...CategoriesSettings_tournament\n  ...TournamentSettingsForm_tournament\n  ...RegistrationSettingsForm_tournament\n}\n\nfragment TournamentSettingsForm_tournament on Tournament {\n  id\n  kind\n  status\n  name\n  description\n  isChampionship\n  venue\n  directorName\n  startDate\n  endDate\n  feeInCents\n  maxParticipants\n  setFormat\n  openToOtherArenas\n  isPublic\n}\n"
  }
};
})();

(node as any).hash = "e86b5b62a83a4410c08c2139455474fc";

export default node;
