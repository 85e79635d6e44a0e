/**
 * @generated SignedSource<<cda27d1d49c698b9cba32e454a37fbd0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AnswerInvitation_invitation$data = {
  readonly byOrganiser: boolean;
  readonly forViewer: boolean;
  readonly inviteeName: string;
  readonly inviterName: string;
  readonly partnerName: string | null | undefined;
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
      "name": "byOrganiser",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "partnerName",
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

(node as any).hash = "11d5150fc1b6a943ad426b73e286961e";

export default node;
