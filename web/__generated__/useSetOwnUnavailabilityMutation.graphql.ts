/**
 * @generated SignedSource<<dc6f5ad8c7502b85f86958c03594da5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SetOwnUnavailabilityInput = {
  enrolmentId: string;
  periods: ReadonlyArray<PeriodInput>;
};
export type PeriodInput = {
  endsAt: string;
  startsAt: string;
};
export type useSetOwnUnavailabilityMutation$variables = {
  input: SetOwnUnavailabilityInput;
};
export type useSetOwnUnavailabilityMutation$data = {
  readonly setOwnUnavailability: {
    readonly __typename: "InvalidInput";
    readonly fields: ReadonlyArray<{
      readonly message: string;
    }>;
  } | {
    readonly __typename: "RuleViolation";
    readonly message: string;
  } | {
    readonly __typename: "SetOwnUnavailabilitySuccess";
    readonly enrolment: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"OwnUnavailability_enrolment">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSetOwnUnavailabilityMutation = {
  response: useSetOwnUnavailabilityMutation$data;
  variables: useSetOwnUnavailabilityMutation$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldError",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "InvalidInput",
  "abstractKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": (v4/*:: as any*/),
  "type": "RuleViolation",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetOwnUnavailabilityMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setOwnUnavailability",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Enrolment",
                "kind": "LinkedField",
                "name": "enrolment",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "OwnUnavailability_enrolment"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "SetOwnUnavailabilitySuccess",
            "abstractKey": null
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/)
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
    "name": "useSetOwnUnavailabilityMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setOwnUnavailability",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Enrolment",
                "kind": "LinkedField",
                "name": "enrolment",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "EnrolmentUnavailability",
                    "kind": "LinkedField",
                    "name": "unavailability",
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
                        "name": "timeZone",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AthleteUnavailability",
                        "kind": "LinkedField",
                        "name": "periods",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "startsAt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "endsAt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "byAthlete",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "SetOwnUnavailabilitySuccess",
            "abstractKey": null
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "9ac6bbebe91f4ef3855b09cd56acc343",
    "id": null,
    "metadata": {},
    "name": "useSetOwnUnavailabilityMutation",
    "operationKind": "mutation",
    "text": "mutation useSetOwnUnavailabilityMutation(\n  $input: SetOwnUnavailabilityInput!\n) {\n  setOwnUnavailability(input: $input) {\n    __typename\n    ... on SetOwnUnavailabilitySuccess {\n      enrolment {\n        id\n        ...OwnUnavailability_enrolment\n      }\n    }\n    ... on InvalidInput {\n      fields {\n        message\n      }\n    }\n    ... on RuleViolation {\n      message\n    }\n  }\n}\n\nfragment OwnUnavailability_enrolment on Enrolment {\n  id\n  unavailability {\n    open\n    timeZone\n    periods {\n      startsAt\n      endsAt\n      byAthlete\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b6a2275184430ca43bd735b66938e14d";

export default node;
