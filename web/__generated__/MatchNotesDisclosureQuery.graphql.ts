/**
 * @generated SignedSource<<b4530c581fc1d0cc854c5640ce772b9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MatchNotesDisclosureQuery$variables = {
  id: string;
};
export type MatchNotesDisclosureQuery$data = {
  readonly node: {
    readonly field?: {
      readonly " $fragmentSpreads": FragmentRefs<"MatchNotesField_match">;
    } | null | undefined;
    readonly notes?: string | null | undefined;
  } | null | undefined;
};
export type MatchNotesDisclosureQuery = {
  response: MatchNotesDisclosureQuery$data;
  variables: MatchNotesDisclosureQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "notes",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MatchNotesDisclosureQuery",
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
              (v2/*:: as any*/),
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "MatchNotesField_match"
                    }
                  ],
                  "type": "Match",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "field"
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
    "name": "MatchNotesDisclosureQuery",
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/)
            ],
            "type": "Match",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "7ee29d8cc4cb92c1584f71daa85cba1c",
    "id": null,
    "metadata": {},
    "name": "MatchNotesDisclosureQuery",
    "operationKind": "query",
    "text": "query MatchNotesDisclosureQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on Match {\n      notes\n      ...MatchNotesField_match\n    }\n    id\n  }\n}\n\nfragment MatchNotesField_match on Match {\n  id\n  notes\n}\n"
  }
};
})();

(node as any).hash = "bd73fe84dc7164270e6dd047b9ba44ed";

export default node;
