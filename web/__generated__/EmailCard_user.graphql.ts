/**
 * @generated SignedSource<<cb4135aeaf08fa33ee1a6b10ee64b83c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EmailCard_user$data = {
  readonly email: string;
  readonly emailConfirmed: boolean;
  readonly " $fragmentType": "EmailCard_user";
};
export type EmailCard_user$key = {
  readonly " $data"?: EmailCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailCard_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emailConfirmed",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "52a25c280de2740c3a35347b499dfaca";

export default node;
