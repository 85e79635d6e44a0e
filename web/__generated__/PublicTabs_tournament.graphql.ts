/**
 * @generated SignedSource<<725a52e9b1c3a68bb6f47bf3e8caf7ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PublicTabs_tournament$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"GroupsSection_category" | "PodiumSection_category">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"EnrolSection_tournament" | "GroupsSection_tournament" | "OwnMatchesSection_tournament" | "PodiumSection_tournament">;
  readonly " $fragmentType": "PublicTabs_tournament";
};
export type PublicTabs_tournament$key = {
  readonly " $data"?: PublicTabs_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublicTabs_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublicTabs_tournament",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EnrolSection_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupsSection_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwnMatchesSection_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PodiumSection_tournament"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TournamentCategory",
      "kind": "LinkedField",
      "name": "categories",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "GroupsSection_category"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PodiumSection_category"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "c5621b84a6a2b1328c5fb35d086fa55e";

export default node;
