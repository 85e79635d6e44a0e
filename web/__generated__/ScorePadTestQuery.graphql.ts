/**
 * @generated SignedSource<<6a502105c98b13408fc7cc5bd725fb0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DrawStage = "CONSOLATION" | "GRAND_FINAL" | "GROUP" | "LOSERS" | "MAIN" | "THIRD_PLACE";
export type MatchFormat = "BEST_OF_3" | "BEST_OF_3_MTB10" | "BEST_OF_3_MTB7" | "FIXED_GAMES" | "ONE_SET" | "TIMED";
export type MatchOutcome = "BYE" | "COMPLETED" | "DOUBLE_WALKOVER" | "RETIREMENT" | "WALKOVER";
export type MatchStatus = "CALLED" | "CANCELLED" | "IN_PROGRESS" | "PLAYED" | "SCHEDULED";
export type SetFormat = "PRO8_TB77" | "PRO8_TB88" | "SET3_TB33" | "SET4_TB33" | "SET4_TB44" | "SET5_TB44" | "SET5_TB55" | "SET6_TB55" | "SET6_TB66" | "SET7_TB66" | "SET9_TB88";
export type ScorePadTestQuery$variables = Record<PropertyKey, never>;
export type ScorePadTestQuery$data = {
  readonly scorePad: {
    readonly " $fragmentSpreads": FragmentRefs<"readScorePad_pad">;
  } | null | undefined;
};
export type ScorePadTestQuery$rawResponse = {
  readonly scorePad: {
    readonly after: ReadonlyArray<string>;
    readonly courtName: string | null | undefined;
    readonly group: string | null | undefined;
    readonly matchId: string;
    readonly number: number | null | undefined;
    readonly outcome: MatchOutcome | null | undefined;
    readonly round: number;
    readonly rules: {
      readonly fixedGames: number | null | undefined;
      readonly matchFormat: MatchFormat;
      readonly setFormat: SetFormat;
      readonly someoneGoesOn: boolean;
    };
    readonly sets: ReadonlyArray<{
      readonly gamesSide1: number;
      readonly gamesSide2: number;
      readonly tieBreakSide1: number | null | undefined;
      readonly tieBreakSide2: number | null | undefined;
    }>;
    readonly sides: ReadonlyArray<{
      readonly names: ReadonlyArray<string>;
      readonly origin: string | null | undefined;
    }>;
    readonly stage: DrawStage | null | undefined;
    readonly status: MatchStatus;
    readonly version: number;
    readonly winnerSide: number | null | undefined;
  } | null | undefined;
};
export type ScorePadTestQuery = {
  rawResponse: ScorePadTestQuery$rawResponse;
  response: ScorePadTestQuery$data;
  variables: ScorePadTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "matchKey",
    "value": "00000000-0000-0000-0000-000000000000"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "matchId",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "number",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "stage",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "group",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "round",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "courtName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "ScorePadSide",
    "kind": "LinkedField",
    "name": "sides",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "names",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "origin",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "MatchRules",
    "kind": "LinkedField",
    "name": "rules",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "matchFormat",
        "storageKey": null
      },
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
        "name": "fixedGames",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "someoneGoesOn",
        "storageKey": null
      }
    ],
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
    "name": "outcome",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "winnerSide",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "version",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "MatchSet",
    "kind": "LinkedField",
    "name": "sets",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "gamesSide1",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "gamesSide2",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "tieBreakSide1",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "tieBreakSide2",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "after",
    "storageKey": null
  }
],
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "String"
},
v3 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v4 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
},
v5 = {
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
    "name": "ScorePadTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "ScorePad",
        "kind": "LinkedField",
        "name": "scorePad",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "readScorePad_pad",
            "selections": (v1/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": "scorePad(matchKey:\"00000000-0000-0000-0000-000000000000\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ScorePadTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "ScorePad",
        "kind": "LinkedField",
        "name": "scorePad",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": "scorePad(matchKey:\"00000000-0000-0000-0000-000000000000\")"
      }
    ]
  },
  "params": {
    "cacheID": "0efa5df86d0c3ca35a0dac6e2da93bd4",
    "id": null,
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "scorePad": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ScorePad"
        },
        "scorePad.after": (v2/*:: as any*/),
        "scorePad.courtName": (v3/*:: as any*/),
        "scorePad.group": (v3/*:: as any*/),
        "scorePad.matchId": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "scorePad.number": (v4/*:: as any*/),
        "scorePad.outcome": {
          "enumValues": [
            "BYE",
            "COMPLETED",
            "DOUBLE_WALKOVER",
            "RETIREMENT",
            "WALKOVER"
          ],
          "nullable": true,
          "plural": false,
          "type": "MatchOutcome"
        },
        "scorePad.round": (v5/*:: as any*/),
        "scorePad.rules": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "MatchRules"
        },
        "scorePad.rules.fixedGames": (v4/*:: as any*/),
        "scorePad.rules.matchFormat": {
          "enumValues": [
            "BEST_OF_3",
            "BEST_OF_3_MTB7",
            "BEST_OF_3_MTB10",
            "FIXED_GAMES",
            "ONE_SET",
            "TIMED"
          ],
          "nullable": false,
          "plural": false,
          "type": "MatchFormat"
        },
        "scorePad.rules.setFormat": {
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
        "scorePad.rules.someoneGoesOn": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "scorePad.sets": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "MatchSet"
        },
        "scorePad.sets.gamesSide1": (v5/*:: as any*/),
        "scorePad.sets.gamesSide2": (v5/*:: as any*/),
        "scorePad.sets.tieBreakSide1": (v4/*:: as any*/),
        "scorePad.sets.tieBreakSide2": (v4/*:: as any*/),
        "scorePad.sides": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ScorePadSide"
        },
        "scorePad.sides.names": (v2/*:: as any*/),
        "scorePad.sides.origin": (v3/*:: as any*/),
        "scorePad.stage": {
          "enumValues": [
            "CONSOLATION",
            "GRAND_FINAL",
            "GROUP",
            "LOSERS",
            "MAIN",
            "THIRD_PLACE"
          ],
          "nullable": true,
          "plural": false,
          "type": "DrawStage"
        },
        "scorePad.status": {
          "enumValues": [
            "CALLED",
            "CANCELLED",
            "IN_PROGRESS",
            "PLAYED",
            "SCHEDULED"
          ],
          "nullable": false,
          "plural": false,
          "type": "MatchStatus"
        },
        "scorePad.version": (v5/*:: as any*/),
        "scorePad.winnerSide": (v4/*:: as any*/)
      }
    },
    "name": "ScorePadTestQuery",
    "operationKind": "query",
    "text": "query ScorePadTestQuery {\n  scorePad(matchKey: \"00000000-0000-0000-0000-000000000000\") {\n    ...readScorePad_pad\n  }\n}\n\nfragment readScorePad_pad on ScorePad {\n  matchId\n  number\n  stage\n  group\n  round\n  courtName\n  sides {\n    names\n    origin\n  }\n  rules {\n    matchFormat\n    setFormat\n    fixedGames\n    someoneGoesOn\n  }\n  status\n  outcome\n  winnerSide\n  version\n  sets {\n    gamesSide1\n    gamesSide2\n    tieBreakSide1\n    tieBreakSide2\n  }\n  after\n}\n"
  }
};
})();

(node as any).hash = "62ea41570780cd0305a3705c19a92cfd";

export default node;
