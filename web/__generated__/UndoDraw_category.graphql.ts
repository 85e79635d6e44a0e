/**
 * @generated SignedSource<<8e9ccd6151890cc0109ac466d6de1d0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UndoDraw_category$data = {
  readonly id: string;
  readonly " $fragmentType": "UndoDraw_category";
};
export type UndoDraw_category$key = {
  readonly " $data"?: UndoDraw_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"UndoDraw_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UndoDraw_category",
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

(node as any).hash = "38d078037609479f9cc630fae1c44b18";

export default node;
