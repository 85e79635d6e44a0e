/**
 * @generated SignedSource<<0f9c798d818c15dcae98ddcfd772b3e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useCalendarMutationsSubscribeMutation$variables = Record<PropertyKey, never>;
export type useCalendarMutationsSubscribeMutation$data = {
  readonly subscribeToCalendar: {
    readonly __typename: "RuleViolation";
    readonly message: string;
  } | {
    readonly __typename: "SubscribeToCalendarSuccess";
    readonly url: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useCalendarMutationsSubscribeMutation = {
  response: useCalendarMutationsSubscribeMutation$data;
  variables: useCalendarMutationsSubscribeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "subscribeToCalendar",
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
            "name": "url",
            "storageKey": null
          }
        ],
        "type": "SubscribeToCalendarSuccess",
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
        "type": "RuleViolation",
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
    "name": "useCalendarMutationsSubscribeMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCalendarMutationsSubscribeMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "e98af3d364423aba483f05d291d69e9d",
    "id": null,
    "metadata": {},
    "name": "useCalendarMutationsSubscribeMutation",
    "operationKind": "mutation",
    "text": "mutation useCalendarMutationsSubscribeMutation {\n  subscribeToCalendar {\n    __typename\n    ... on SubscribeToCalendarSuccess {\n      url\n    }\n    ... on RuleViolation {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "7c1cfd789a4a19b04d80bd18990bb66f";

export default node;
