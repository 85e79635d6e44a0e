/**
 * @generated SignedSource<<5e3e761f69b6273f3d27da656c40b416>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DismissRefereeInput = {
  refereeId: string;
};
export type useDismissRefereeMutation$variables = {
  input: DismissRefereeInput;
};
export type useDismissRefereeMutation$data = {
  readonly dismissReferee: {
    readonly tournament: {
      readonly " $fragmentSpreads": FragmentRefs<"RefereesForm_tournament">;
    };
  };
};
export type useDismissRefereeMutation = {
  response: useDismissRefereeMutation$data;
  variables: useDismissRefereeMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
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
    "name": "useDismissRefereeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DismissRefereeSuccess",
        "kind": "LinkedField",
        "name": "dismissReferee",
        "plural": false,
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
    "name": "useDismissRefereeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DismissRefereeSuccess",
        "kind": "LinkedField",
        "name": "dismissReferee",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Tournament",
            "kind": "LinkedField",
            "name": "tournament",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "TournamentReferee",
                "kind": "LinkedField",
                "name": "referees",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
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
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "54e265b7ba18ad7dd090b45ce7f5566c",
    "id": null,
    "metadata": {},
    "name": "useDismissRefereeMutation",
    "operationKind": "mutation",
    "text": "mutation useDismissRefereeMutation(\n  $input: DismissRefereeInput!\n) {\n  dismissReferee(input: $input) {\n    tournament {\n      ...RefereesForm_tournament\n      id\n    }\n  }\n}\n\nfragment RefereesForm_tournament on Tournament {\n  id\n  referees {\n    id\n    name\n  }\n  refereeCandidates {\n    key\n    name\n  }\n}\n"
  }
};
})();

(node as any).hash = "7e997fcafb1892f7fe520fc9147aff17";

export default node;
