/**
 * @generated SignedSource<<537c7375e054830f2faa75f2c461e74e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AnswerInvitation_invitation$data = {
  readonly forViewer: boolean;
  readonly inviteeName: string;
  readonly inviterName: string;
  readonly tournamentKey: string;
  readonly " $fragmentType": "AnswerInvitation_invitation";
};
export type AnswerInvitation_invitation$key = {
  readonly " $data"?: AnswerInvitation_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerInvitation_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnswerInvitation_invitation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inviterName",
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
      "name": "forViewer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tournamentKey",
      "storageKey": null
    }
  ],
  "type": "PairInvitation",
  "abstractKey": null
};

(node as any).hash = "acf5deb6b6c5f84def3534c631eb6393";

export default node;
