/**
 * @generated SignedSource<<1d60d423416ba7bad6401e9a08d3aebc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TournamentScreen_tournament$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"TournamentActions_tournament" | "TournamentBadges_tournament" | "TournamentInfoCard_tournament" | "TournamentTabs_tournament">;
  readonly " $fragmentType": "TournamentScreen_tournament";
};
export type TournamentScreen_tournament$key = {
  readonly " $data"?: TournamentScreen_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"TournamentScreen_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TournamentScreen_tournament",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TournamentBadges_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TournamentActions_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TournamentInfoCard_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TournamentTabs_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "8199030d1a8aff7c05d555e9844b3b8c";

export default node;
