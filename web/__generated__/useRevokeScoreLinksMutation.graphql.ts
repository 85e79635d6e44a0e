/**
 * @generated SignedSource<<27c07340f13eb79bc262f0cfdd1246b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type RevokeScoreLinksInput = {
  tournamentId: string;
};
export type useRevokeScoreLinksMutation$variables = {
  input: RevokeScoreLinksInput;
};
export type useRevokeScoreLinksMutation$data = {
  readonly revokeScoreLinks: {
    readonly revokedCount: number;
  };
};
export type useRevokeScoreLinksMutation = {
  response: useRevokeScoreLinksMutation$data;
  variables: useRevokeScoreLinksMutation$variables;
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
    "concreteType": "RevokeScoreLinksSuccess",
    "kind": "LinkedField",
    "name": "revokeScoreLinks",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "revokedCount",
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
    "name": "useRevokeScoreLinksMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRevokeScoreLinksMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "8e754644f5993089575ec1ca6f115210",
    "id": null,
    "metadata": {},
    "name": "useRevokeScoreLinksMutation",
    "operationKind": "mutation",
    "text": "mutation useRevokeScoreLinksMutation(\n  $input: RevokeScoreLinksInput!\n) {\n  revokeScoreLinks(input: $input) {\n    revokedCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "d9ad1db869d7d2d41151ecedda18a1de";

export default node;
