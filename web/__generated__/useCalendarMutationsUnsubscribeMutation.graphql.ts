/**
 * @generated SignedSource<<d160a56ea7f00a3198ca8edba769effc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useCalendarMutationsUnsubscribeMutation$variables = Record<PropertyKey, never>;
export type useCalendarMutationsUnsubscribeMutation$data = {
  readonly unsubscribeFromCalendar: {
    readonly __typename: "RuleViolation";
    readonly message: string;
  } | {
    readonly __typename: "UnsubscribeFromCalendarSuccess";
    readonly done: boolean;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useCalendarMutationsUnsubscribeMutation = {
  response: useCalendarMutationsUnsubscribeMutation$data;
  variables: useCalendarMutationsUnsubscribeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "unsubscribeFromCalendar",
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
            "name": "done",
            "storageKey": null
          }
        ],
        "type": "UnsubscribeFromCalendarSuccess",
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
    "name": "useCalendarMutationsUnsubscribeMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCalendarMutationsUnsubscribeMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "dd1b3765b743cea035a2ee3319c21762",
    "id": null,
    "metadata": {},
    "name": "useCalendarMutationsUnsubscribeMutation",
    "operationKind": "mutation",
    "text": "mutation useCalendarMutationsUnsubscribeMutation {\n  unsubscribeFromCalendar {\n    __typename\n    ... on UnsubscribeFromCalendarSuccess {\n      done\n    }\n    ... on RuleViolation {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5390eaa159babd469af54ca158ecd9a9";

export default node;
