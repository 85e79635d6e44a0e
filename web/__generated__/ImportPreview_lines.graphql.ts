/**
 * @generated SignedSource<<32965c30944c75c6d75fd88225c1ab39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImportPreview_lines$data = ReadonlyArray<{
  readonly athletes: ReadonlyArray<string>;
  readonly guests: ReadonlyArray<string>;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "guests",
      "storageKey": null
    }
  ],
  "type": "ImportedLine",
  "abstractKey": null
};

(node as any).hash = "d8274b40774196a1ef9d7b48031859a2";

export default node;
