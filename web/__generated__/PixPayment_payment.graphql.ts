/**
 * @generated SignedSource<<ee8df843f6e0b42c0956de89ee0e8088>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PixPayment_payment$data = {
  readonly amountInCents: number;
  readonly dueAt: string | null | undefined;
  readonly paidAt: string | null | undefined;
  readonly pixCode: string | null | undefined;
  readonly receiverName: string | null | undefined;
  readonly " $fragmentType": "PixPayment_payment";
};
export type PixPayment_payment$key = {
  readonly " $data"?: PixPayment_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PixPayment_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PixPayment_payment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amountInCents",
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
      "name": "paidAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pixCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receiverName",
      "storageKey": null
    }
  ],
  "type": "EnrolmentPayment",
  "abstractKey": null
};

(node as any).hash = "a03d405da07a9fbad2b2eda5d95b30d7";

export default node;
