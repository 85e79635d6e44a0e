/**
 * @generated SignedSource<<51280af7be713a8774ec36c319611c5c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GroupsSection_tournament$data = {
  readonly standings: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"StandingsTable_standing">;
  }>;
  readonly " $fragmentType": "GroupsSection_tournament";
};
export type GroupsSection_tournament$key = {
  readonly " $data"?: GroupsSection_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupsSection_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupsSection_tournament",
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
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "1d34d91f8ab0ba7c0b9de9a5877d1842";

export default node;
