/**
 * @generated SignedSource<<1b64a9d37c5d27e3eda3d94088d5eb19>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EnrolmentStatus = "AWAITING_PAYMENT" | "CANCELLED" | "ELIMINATED" | "ENROLLED" | "EXPIRED" | "FINISHED" | "INVITED" | "PLAYING" | "SEEKING_PARTNER" | "WAITLISTED";
import { FragmentRefs } from "relay-runtime";
export type EntryFacts_enrolment$data = {
  readonly awaitsConsent: boolean;
  readonly dueAt: string | null | undefined;
  readonly feeInCents: number | null | undefined;
  readonly invitation: {
    readonly byOrganiser: boolean;
    readonly expiresAt: string;
    readonly inviteeName: string;
  } | null | undefined;
  readonly payment: {
    readonly paidAt: string | null | undefined;
  } | null | undefined;
  readonly refundInCents: number | null | undefined;
  readonly status: EnrolmentStatus;
  readonly waitingPosition: number | null | undefined;
  readonly " $fragmentType": "EntryFacts_enrolment";
};
export type EntryFacts_enrolment$key = {
  readonly " $data"?: EntryFacts_enrolment$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryFacts_enrolment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntryFacts_enrolment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awaitsConsent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitingPosition",
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
      "name": "refundInCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EnrolmentPayment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paidAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PairInvitation",
      "kind": "LinkedField",
      "name": "invitation",
      "plural": false,
      "selections": [
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
          "name": "expiresAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "byOrganiser",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Enrolment",
  "abstractKey": null
};

(node as any).hash = "6659dde728fb3ecfa345ae24c4534cfe";

export default node;
