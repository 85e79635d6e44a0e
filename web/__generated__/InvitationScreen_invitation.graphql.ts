/**
 * @generated SignedSource<<40238631552a0f7dd086563625ba6621>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type InvitationState = "ACCEPTED" | "CANCELLED" | "DECLINED" | "EXPIRED" | "PENDING";
import { FragmentRefs } from "relay-runtime";
export type InvitationScreen_invitation$data = {
  readonly arenaName: string | null | undefined;
  readonly categoryName: string | null | undefined;
  readonly expiresAt: string;
  readonly feeInCents: number;
  readonly hasPlace: boolean;
  readonly inviterName: string;
  readonly startDate: string;
  readonly state: InvitationState;
  readonly tournamentKey: string;
  readonly tournamentName: string;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerInvitation_invitation">;
  readonly " $fragmentType": "InvitationScreen_invitation";
};
export type InvitationScreen_invitation$key = {
  readonly " $data"?: InvitationScreen_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationScreen_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvitationScreen_invitation",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tournamentKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tournamentName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "arenaName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "categoryName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "feeInCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPlace",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AnswerInvitation_invitation"
    }
  ],
  "type": "PairInvitation",
  "abstractKey": null
};

(node as any).hash = "fe68a5b163848d35ff7cdecfcb6383a3";

export default node;
