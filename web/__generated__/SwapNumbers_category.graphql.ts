/**
 * @generated SignedSource<<f2932cfef1f0f0ad07a8beff62598dcb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SwapNumbers_category$data = {
  readonly id: string;
  readonly " $fragmentType": "SwapNumbers_category";
};
export type SwapNumbers_category$key = {
  readonly " $data"?: SwapNumbers_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"SwapNumbers_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SwapNumbers_category",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "TournamentCategory",
  "abstractKey": null
};

(node as any).hash = "dea8ef5b522ae41d4c4b002c0eaec437";

export default node;
