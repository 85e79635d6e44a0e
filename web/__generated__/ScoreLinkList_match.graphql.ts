/**
 * @generated SignedSource<<c35ca64e556f4c8aa5dd666445c91756>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ScoreLinkList_match$data = {
  readonly scoreLinks: ReadonlyArray<{
    readonly createdAt: string;
    readonly id: string;
    readonly stands: boolean;
  }>;
  readonly " $fragmentType": "ScoreLinkList_match";
};
export type ScoreLinkList_match$key = {
  readonly " $data"?: ScoreLinkList_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScoreLinkList_match">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScoreLinkList_match",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MatchScoreLink",
      "kind": "LinkedField",
      "name": "scoreLinks",
      "plural": true,
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
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stands",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Match",
  "abstractKey": null
};

(node as any).hash = "025e7ca78212067cac564d54ad8b9df5";

export default node;
