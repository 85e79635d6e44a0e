/**
 * @generated SignedSource<<4d796b8009f232ef33ac9be425d5aac7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EnrolForm_tournament$data = {
  readonly id: string;
  readonly " $fragmentType": "EnrolForm_tournament";
};
export type EnrolForm_tournament$key = {
  readonly " $data"?: EnrolForm_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"EnrolForm_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EnrolForm_tournament",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "ffd7d37b6378caf7978fd13f52f2e364";

export default node;
