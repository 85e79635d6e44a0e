/**
 * @generated SignedSource<<64143973309cf03656e56d0b38c13865>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SentInvitation_invitation$data = {
  readonly id: string;
  readonly inviteeName: string;
  readonly sentByEmail: boolean;
  readonly " $fragmentType": "SentInvitation_invitation";
};
export type SentInvitation_invitation$key = {
  readonly " $data"?: SentInvitation_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"SentInvitation_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SentInvitation_invitation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inviteeName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentByEmail",
      "storageKey": null
    }
  ],
  "type": "PairInvitation",
  "abstractKey": null
};

(node as any).hash = "61bb51c4409deca3003f1becc347ad0d";

export default node;
