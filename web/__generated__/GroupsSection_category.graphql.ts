/**
 * @generated SignedSource<<7a578c4b5003f071976809f5b698a79e>>
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
  readonly standings: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"StandingsTable_standing">;
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
      "concreteType": "Super8Standing",
      "kind": "LinkedField",
      "name": "standings",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StandingsTable_standing"
        }
      ],
      "storageKey": null
    },
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

(node as any).hash = "10d2f29aabb0a924e079b3763b2f4213";

export default node;
