/**
 * @generated SignedSource<<cf20614aa259f0aef176f520ca2b2713>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TournamentStatus = "FINISHED" | "IN_PROGRESS" | "REGISTRATION_OPEN";
import { FragmentRefs } from "relay-runtime";
export type TournamentScreen_tournament$data = {
  readonly name: string;
  readonly status: TournamentStatus;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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

(node as any).hash = "6aea25cdc939350680341468427bf32e";

export default node;
