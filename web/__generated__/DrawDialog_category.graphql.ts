/**
 * @generated SignedSource<<87247495161a89ce3d3ac4dad64de132>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DrawDialog_category$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "DrawDialog_category";
}>;
export type DrawDialog_category$key = ReadonlyArray<{
  readonly " $data"?: DrawDialog_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"DrawDialog_category">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DrawDialog_category",
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
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "TournamentCategory",
  "abstractKey": null
};

(node as any).hash = "d2079fa42bf6292c4ea45daf03217f42";

export default node;
