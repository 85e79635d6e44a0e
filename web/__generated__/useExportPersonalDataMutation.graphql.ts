/**
 * @generated SignedSource<<e85406a5386dd47d3194be1dc3992063>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useExportPersonalDataMutation$variables = Record<PropertyKey, never>;
export type useExportPersonalDataMutation$data = {
  readonly exportPersonalData: {
    readonly __typename: "ExportPersonalDataSuccess";
    readonly fileName: string;
    readonly json: string;
  } | {
    readonly __typename: "TooManyAttempts";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useExportPersonalDataMutation = {
  response: useExportPersonalDataMutation$data;
  variables: useExportPersonalDataMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "exportPersonalData",
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
            "kind": "ScalarField",
            "name": "fileName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "json",
            "storageKey": null
          }
        ],
        "type": "ExportPersonalDataSuccess",
        "abstractKey": null
      },
      {
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
        "type": "TooManyAttempts",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useExportPersonalDataMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useExportPersonalDataMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "2120f3dedfc8206c9bd099c1fc6ac945",
    "id": null,
    "metadata": {},
    "name": "useExportPersonalDataMutation",
    "operationKind": "mutation",
    "text": "mutation useExportPersonalDataMutation {\n  exportPersonalData {\n    __typename\n    ... on ExportPersonalDataSuccess {\n      fileName\n      json\n    }\n    ... on TooManyAttempts {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e38309cde05853ad50a7217e0db28b03";

export default node;
