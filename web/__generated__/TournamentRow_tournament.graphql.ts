/**
 * @generated SignedSource<<7df5171ade88d1c357ff293cf0b68a42>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TournamentRow_tournament$data = {
  readonly key: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"TournamentBadges_tournament" | "TournamentFacts_tournament">;
  readonly " $fragmentType": "TournamentRow_tournament";
};
export type TournamentRow_tournament$key = {
  readonly " $data"?: TournamentRow_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"TournamentRow_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TournamentRow_tournament",
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
      "name": "TournamentFacts_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "ecf3cebf1d30e6b15ccab8ad6e52e00c";

export default node;
