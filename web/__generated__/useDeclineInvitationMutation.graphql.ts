/**
 * @generated SignedSource<<c0e52575ca36a5eabd1e8998f9bf5de3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type AnswerInvitationInput = {
  invitationId?: string | null | undefined;
  token?: string | null | undefined;
};
export type useDeclineInvitationMutation$variables = {
  input: AnswerInvitationInput;
};
export type useDeclineInvitationMutation$data = {
  readonly declineInvitation: {
    readonly __typename: "DeclineInvitationSuccess";
    readonly done: boolean;
  } | {
    readonly __typename: "InvalidInput";
    readonly fields: ReadonlyArray<{
      readonly message: string;
    }>;
  } | {
    readonly __typename: "RuleViolation";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useDeclineInvitationMutation = {
  response: useDeclineInvitationMutation$data;
  variables: useDeclineInvitationMutation$variables;
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
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "declineInvitation",
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
        "type": "DeclineInvitationSuccess",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FieldError",
            "kind": "LinkedField",
            "name": "fields",
            "plural": true,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          }
        ],
        "type": "InvalidInput",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "RuleViolation",
        "abstractKey": null
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
    "name": "useDeclineInvitationMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeclineInvitationMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "1415600bf9936113555fdd27e8c56b9f",
    "id": null,
    "metadata": {},
    "name": "useDeclineInvitationMutation",
    "operationKind": "mutation",
    "text": "mutation useDeclineInvitationMutation(\n  $input: AnswerInvitationInput!\n) {\n  declineInvitation(input: $input) {\n    __typename\n    ... on DeclineInvitationSuccess {\n      done\n    }\n    ... on InvalidInput {\n      fields {\n        message\n      }\n    }\n    ... on RuleViolation {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "a8fb9ffbebf840474499ab328774fe56";

export default node;
