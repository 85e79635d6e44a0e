/**
 * @generated SignedSource<<2b1ec7caa2073ef4ef25f829647ff245>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type RevokeScoreLinkInput = {
  linkId: string;
};
export type useRevokeScoreLinkMutation$variables = {
  input: RevokeScoreLinkInput;
};
export type useRevokeScoreLinkMutation$data = {
  readonly revokeScoreLink: {
    readonly tournament: {
      readonly id: string;
    };
  };
};
export type useRevokeScoreLinkMutation = {
  response: useRevokeScoreLinkMutation$data;
  variables: useRevokeScoreLinkMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RevokeScoreLinkSuccess",
    "kind": "LinkedField",
    "name": "revokeScoreLink",
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRevokeScoreLinkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRevokeScoreLinkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "37f11b48b22c047c894bc40133f65173",
    "id": null,
    "metadata": {},
    "name": "useRevokeScoreLinkMutation",
    "operationKind": "mutation",
    "text": "mutation useRevokeScoreLinkMutation(\n  $input: RevokeScoreLinkInput!\n) {\n  revokeScoreLink(input: $input) {\n    tournament {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5f128946ed6b07085762b36070d4be13";

export default node;
