/**
 * @generated SignedSource<<1ab247df0458fcb063452743b34f3ac8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type EnrolmentStatus = "AWAITING_PAYMENT" | "CANCELLED" | "ELIMINATED" | "ENROLLED" | "EXPIRED" | "FINISHED" | "INVITED" | "PLAYING" | "SEEKING_PARTNER" | "WAITLISTED";
import { FragmentRefs } from "relay-runtime";
export type readOwnState_enrolment$data = {
  readonly dueAt: string | null | undefined;
  readonly invitation: {
    readonly byOrganiser: boolean;
    readonly expiresAt: string;
    readonly inviteeName: string;
    readonly sentByEmail: boolean;
  } | null | undefined;
  readonly pairConfirmed: boolean | null | undefined;
  readonly partner: {
    readonly displayName: string;
  } | null | undefined;
  readonly payment: {
    readonly " $fragmentSpreads": FragmentRefs<"readPayment_payment">;
  } | null | undefined;
  readonly refundInCents: number | null | undefined;
  readonly status: EnrolmentStatus;
  readonly waitingPosition: number | null | undefined;
  readonly " $fragmentType": "readOwnState_enrolment";
};
export type readOwnState_enrolment$key = {
  readonly " $data"?: readOwnState_enrolment$data;
  readonly " $fragmentSpreads": FragmentRefs<"readOwnState_enrolment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readOwnState_enrolment"
};

(node as any).hash = "cc2711ff7712116e37c54377e05a07ed";

export default node;
