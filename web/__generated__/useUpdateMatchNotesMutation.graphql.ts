/**
 * @generated SignedSource<<f636ac12d00d391692c9b0348371ee91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UpdateMatchNotesInput = {
  matchId: string;
  notes?: string | null | undefined;
};
export type useUpdateMatchNotesMutation$variables = {
  input: UpdateMatchNotesInput;
};
export type useUpdateMatchNotesMutation$data = {
  readonly updateMatchNotes: {
    readonly __typename: "InvalidInput";
    readonly fields: ReadonlyArray<{
      readonly message: string;
    }>;
  } | {
    readonly __typename: "UpdateMatchNotesSuccess";
    readonly match: {
      readonly " $fragmentSpreads": FragmentRefs<"MatchNotesField_match">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useUpdateMatchNotesMutation = {
  response: useUpdateMatchNotesMutation$data;
  variables: useUpdateMatchNotesMutation$variables;
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
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldError",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInput",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateMatchNotesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateMatchNotes",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Match",
                "kind": "LinkedField",
                "name": "match",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "MatchNotesField_match"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateMatchNotesSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
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
    "name": "useUpdateMatchNotesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateMatchNotes",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Match",
                "kind": "LinkedField",
                "name": "match",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "notes",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateMatchNotesSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "e6806fe62320792119f5e0240dc022de",
    "id": null,
    "metadata": {},
    "name": "useUpdateMatchNotesMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdateMatchNotesMutation(\n  $input: UpdateMatchNotesInput!\n) {\n  updateMatchNotes(input: $input) {\n    __typename\n    ... on UpdateMatchNotesSuccess {\n      match {\n        ...MatchNotesField_match\n        id\n      }\n    }\n    ... on InvalidInput {\n      fields {\n        message\n      }\n    }\n  }\n}\n\nfragment MatchNotesField_match on Match {\n  id\n  notes\n}\n"
  }
};
})();

(node as any).hash = "70a4b16e774149645b20af9a87efc6b1";

export default node;
