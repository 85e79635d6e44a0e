/**
 * @generated SignedSource<<2ddcf35f93dd46e0e6ab7fd641cf991d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PasswordCard_user$data = {
  readonly email: string;
  readonly " $fragmentType": "PasswordCard_user";
};
export type PasswordCard_user$key = {
  readonly " $data"?: PasswordCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasswordCard_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "3ce61038bb05d523305c922a1c794951";

export default node;
