/**
 * @generated SignedSource<<b7be4295e29d9e5d2695f9aca4d9a5b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useResetLinkCheckQuery$variables = {
  token: string;
};
export type useResetLinkCheckQuery$data = {
  readonly passwordResetLinkIsOpen: boolean;
};
export type useResetLinkCheckQuery = {
  response: useResetLinkCheckQuery$data;
  variables: useResetLinkCheckQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "kind": "ScalarField",
    "name": "passwordResetLinkIsOpen",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useResetLinkCheckQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useResetLinkCheckQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "f0905e2f0c209598583ab7f547b8323f",
    "id": null,
    "metadata": {},
    "name": "useResetLinkCheckQuery",
    "operationKind": "query",
    "text": "query useResetLinkCheckQuery(\n  $token: String!\n) {\n  passwordResetLinkIsOpen(token: $token)\n}\n"
  }
};
})();

(node as any).hash = "e479fc3675f85529901ac278f5279e3a";

export default node;
