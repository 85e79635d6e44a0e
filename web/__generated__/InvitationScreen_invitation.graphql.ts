/**
 * @generated SignedSource<<468323d52a1eab8f310c9068566a8424>>
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
  readonly byOrganiser: boolean;
  readonly categoryName: string | null | undefined;
  readonly expiresAt: string;
  readonly feeInCents: number;
  readonly hasPlace: boolean;
  readonly inPairs: boolean;
  readonly inviterName: string;
  readonly partnerName: string | null | undefined;
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
      "name": "inPairs",
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

(node as any).hash = "c9e2ed52c6e9244b959a628ac552dd9c";

export default node;
