/**
 * @generated SignedSource<<72a35fd5c55aceb7066f159591ff1569>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type readPayment_payment$data = {
  readonly amountInCents: number;
  readonly paidAt: string | null | undefined;
  readonly " $fragmentType": "readPayment_payment";
};
export type readPayment_payment$key = {
  readonly " $data"?: readPayment_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"readPayment_payment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readPayment_payment"
};

(node as any).hash = "888f24c0992e274b0b778748efdb35ce";

export default node;
