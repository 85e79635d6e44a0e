/**
 * @generated SignedSource<<f47db8af0309597c071c07f19d1e9a1e>>
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
    readonly " $fragmentSpreads": FragmentRefs<"BracketSection_category" | "GroupsSection_category" | "PodiumSection_category">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"EnrolSection_tournament" | "OwnMatchesSection_tournament" | "useOwnAthlete_tournament">;
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
      "name": "OwnMatchesSection_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOwnAthlete_tournament"
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
          "name": "BracketSection_category"
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

(node as any).hash = "e95bc6c94337266247c4b2ac38d08aa4";

export default node;
