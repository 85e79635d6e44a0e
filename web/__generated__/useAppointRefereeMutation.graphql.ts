/**
 * @generated SignedSource<<3062269e1c82edcd631380675096a2ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AppointRefereeInput = {
  email?: string | null | undefined;
  teacherKey?: string | null | undefined;
  tournamentId: string;
};
export type useAppointRefereeMutation$variables = {
  input: AppointRefereeInput;
};
export type useAppointRefereeMutation$data = {
  readonly appointReferee: {
    readonly __typename: string;
    readonly message?: string;
    readonly tournament?: {
      readonly " $fragmentSpreads": FragmentRefs<"RefereesForm_tournament">;
    };
  };
};
export type useAppointRefereeMutation = {
  response: useAppointRefereeMutation$data;
  variables: useAppointRefereeMutation$variables;
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
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "UserError",
  "abstractKey": "__isUserError"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAppointRefereeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "appointReferee",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Tournament",
                "kind": "LinkedField",
                "name": "tournament",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "RefereesForm_tournament"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "AppointRefereeSuccess",
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
    "name": "useAppointRefereeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "appointReferee",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Tournament",
                "kind": "LinkedField",
                "name": "tournament",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TournamentReferee",
                    "kind": "LinkedField",
                    "name": "referees",
                    "plural": true,
                    "selections": [
                      (v4/*:: as any*/),
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "RefereeCandidate",
                    "kind": "LinkedField",
                    "name": "refereeCandidates",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "key",
                        "storageKey": null
                      },
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "AppointRefereeSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "33638d49cbbaa38f54ad5cee8fddb5af",
    "id": null,
    "metadata": {},
    "name": "useAppointRefereeMutation",
    "operationKind": "mutation",
    "text": "mutation useAppointRefereeMutation(\n  $input: AppointRefereeInput!\n) {\n  appointReferee(input: $input) {\n    __typename\n    ... on AppointRefereeSuccess {\n      tournament {\n        ...RefereesForm_tournament\n        id\n      }\n    }\n    ... on UserError {\n      __isUserError: __typename\n      message\n    }\n  }\n}\n\nfragment RefereesForm_tournament on Tournament {\n  id\n  referees {\n    id\n    name\n  }\n  refereeCandidates {\n    key\n    name\n  }\n}\n"
  }
};
})();

(node as any).hash = "54196de20190f95e7c6b210797a41b8f";

export default node;
