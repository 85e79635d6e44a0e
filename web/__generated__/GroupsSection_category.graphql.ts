/**
 * @generated SignedSource<<1eb195a99f1d6077e3cac8650034581e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GroupsSection_category$data = {
  readonly groups: ReadonlyArray<{
    readonly letter: string;
    readonly " $fragmentSpreads": FragmentRefs<"GroupCard_group">;
  }>;
  readonly " $fragmentType": "GroupsSection_category";
};
export type GroupsSection_category$key = {
  readonly " $data"?: GroupsSection_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupsSection_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupsSection_category",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CategoryGroup",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "letter",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GroupCard_group"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TournamentCategory",
  "abstractKey": null
};

(node as any).hash = "240d3572a196ba4dd070b56a178fbb34";

export default node;
