/**
 * @generated SignedSource<<427ed37e69298885d1d2bc0e19f6ecb9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ScoreShortcuts_tournament$data = {
  readonly key: string;
  readonly viewerCanManage: boolean;
  readonly " $fragmentType": "ScoreShortcuts_tournament";
};
export type ScoreShortcuts_tournament$key = {
  readonly " $data"?: ScoreShortcuts_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScoreShortcuts_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScoreShortcuts_tournament",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanManage",
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "7ce2ca4de597b7514eae7f8524098197";

export default node;
