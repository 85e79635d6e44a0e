/**
 * @generated SignedSource<<debd0a9cf9174954b4e0200b08be155b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RecordLiveScoreInput = {
  expectedVersion: number;
  matchId: string;
  sets: ReadonlyArray<LiveSetInput>;
  token?: string | null | undefined;
};
export type LiveSetInput = {
  games: ReadonlyArray<number>;
  tieBreak?: ReadonlyArray<number> | null | undefined;
};
export type sendScoreRecordMutation$variables = {
  input: RecordLiveScoreInput;
};
export type sendScoreRecordMutation$data = {
  readonly recordLiveScore: {
    readonly __typename: string;
    readonly message?: string;
    readonly pad?: {
      readonly " $fragmentSpreads": FragmentRefs<"readScorePad_pad">;
    } | null | undefined;
  };
};
export type sendScoreRecordMutation = {
  response: sendScoreRecordMutation$data;
  variables: sendScoreRecordMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = [
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
v4 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ScorePad",
    "kind": "LinkedField",
    "name": "pad",
    "plural": false,
    "selections": [
      {
        "kind": "InlineDataFragmentSpread",
        "name": "readScorePad_pad",
        "selections": (v3/*:: as any*/),
        "args": null,
        "argumentDefinitions": ([]/*:: as any*/)
      }
    ],
    "storageKey": null
  }
],
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "UserError",
  "abstractKey": "__isUserError"
},
v6 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ScorePad",
    "kind": "LinkedField",
    "name": "pad",
    "plural": false,
    "selections": (v3/*:: as any*/),
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "sendScoreRecordMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "recordLiveScore",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v4/*:: as any*/),
            "type": "RecordLiveScoreSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v4/*:: as any*/),
            "type": "ScoreConflict",
            "abstractKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendScoreRecordMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "recordLiveScore",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v6/*:: as any*/),
            "type": "RecordLiveScoreSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v6/*:: as any*/),
            "type": "ScoreConflict",
            "abstractKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "da583355bd7741778ebc6a47735d1ed8",
    "id": null,
    "metadata": {},
    "name": "sendScoreRecordMutation",
    "operationKind": "mutation",
    "text": "mutation sendScoreRecordMutation(\n  $input: RecordLiveScoreInput!\n) {\n  recordLiveScore(input: $input) {\n    __typename\n    ... on RecordLiveScoreSuccess {\n      pad {\n        ...readScorePad_pad\n      }\n    }\n    ... on ScoreConflict {\n      pad {\n        ...readScorePad_pad\n      }\n    }\n    ... on UserError {\n      __isUserError: __typename\n      message\n    }\n  }\n}\n\nfragment readScorePad_pad on ScorePad {\n  matchId\n  number\n  stage\n  group\n  round\n  courtName\n  sides {\n    names\n    origin\n  }\n  rules {\n    matchFormat\n    setFormat\n    fixedGames\n    someoneGoesOn\n  }\n  status\n  outcome\n  winnerSide\n  version\n  sets {\n    gamesSide1\n    gamesSide2\n    tieBreakSide1\n    tieBreakSide2\n  }\n  after\n}\n"
  }
};
})();

(node as any).hash = "68dff378021e3c49273723e534ebc8be";

export default node;
