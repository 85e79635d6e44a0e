/**
 * @generated SignedSource<<4c8a440b7d8833e1e01aa05e053689db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImportPreview_lines$data = ReadonlyArray<{
  readonly athletes: ReadonlyArray<string>;
  readonly line: number;
  readonly problems: ReadonlyArray<string>;
  readonly " $fragmentType": "ImportPreview_lines";
}>;
export type ImportPreview_lines$key = ReadonlyArray<{
  readonly " $data"?: ImportPreview_lines$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportPreview_lines">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ImportPreview_lines",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "line",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "athletes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "problems",
      "storageKey": null
    }
  ],
  "type": "ImportedLine",
  "abstractKey": null
};

(node as any).hash = "0466d63ef19ceee7259198b0106cd625";

export default node;
