/**
 * @generated SignedSource<<7396317389de803db11e2f8e062892ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DrawOrder_enrolment$data = ReadonlyArray<{
  readonly athlete: {
    readonly displayName: string;
  };
  readonly drawNumber: number | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "DrawOrder_enrolment";
}>;
export type DrawOrder_enrolment$key = ReadonlyArray<{
  readonly " $data"?: DrawOrder_enrolment$data;
  readonly " $fragmentSpreads": FragmentRefs<"DrawOrder_enrolment">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DrawOrder_enrolment",
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
      "name": "drawNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Athlete",
      "kind": "LinkedField",
      "name": "athlete",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Enrolment",
  "abstractKey": null
};

(node as any).hash = "a49a607b9338b7e85f1f0bdecd5556aa";

export default node;
