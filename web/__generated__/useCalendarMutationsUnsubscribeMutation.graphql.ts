/**
 * @generated SignedSource<<0803ed5dbfdabb4dc49258072f2a3418>>
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
    "cacheID": "7d811c25c1b59a97c4c8dcf91b652ad6",
    "id": null,
    "metadata": {},
    "name": "useCalendarMutationsUnsubscribeMutation",
    "operationKind": "mutation",
    "text": "mutation useCalendarMutationsUnsubscribeMutation {\n  unsubscribeFromCalendar {\n    __typename\n    ... on RuleViolation {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "2f54d14b6020b23bfc248946c2e80246";

export default node;
