/**
 * @generated SignedSource<<0694baca09a4fc2c4ae3dbbf8871a147>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QrDialogQuery$variables = {
  matchId: string;
};
export type QrDialogQuery$data = {
  readonly node: {
    readonly links?: {
      readonly " $fragmentSpreads": FragmentRefs<"ScoreLinkList_match">;
    } | null | undefined;
  } | null | undefined;
};
export type QrDialogQuery = {
  response: QrDialogQuery$data;
  variables: QrDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "matchId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "matchId"
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
    "name": "QrDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "ScoreLinkList_match"
                    }
                  ],
                  "type": "Match",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "links"
              }
            ],
            "type": "Match",
            "abstractKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "QrDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "MatchScoreLink",
                "kind": "LinkedField",
                "name": "scoreLinks",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "createdAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "stands",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Match",
            "abstractKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "3f7e3c0c7fd0159b563a7b861d217cfa",
    "id": null,
    "metadata": {},
    "name": "QrDialogQuery",
    "operationKind": "query",
    "text": "query QrDialogQuery(\n  $matchId: ID!\n) {\n  node(id: $matchId) {\n    __typename\n    ... on Match {\n      ...ScoreLinkList_match\n    }\n    id\n  }\n}\n\nfragment ScoreLinkList_match on Match {\n  scoreLinks {\n    id\n    createdAt\n    stands\n  }\n}\n"
  }
};
})();

(node as any).hash = "cf6d3975c3ae36314b431bffa1aa9cba";

export default node;
