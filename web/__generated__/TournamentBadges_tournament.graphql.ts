/**
 * @generated SignedSource<<9e1e100d58051654521471d1422e206e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TournamentKind = "INTERNAL" | "SUPER8";
export type TournamentStatus = "FINISHED" | "IN_PROGRESS" | "REGISTRATION_OPEN";
import { FragmentRefs } from "relay-runtime";
export type TournamentBadges_tournament$data = {
  readonly isChampionship: boolean;
  readonly kind: TournamentKind;
  readonly openToOtherArenas: boolean;
  readonly status: TournamentStatus;
  readonly " $fragmentType": "TournamentBadges_tournament";
};
export type TournamentBadges_tournament$key = {
  readonly " $data"?: TournamentBadges_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"TournamentBadges_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TournamentBadges_tournament",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isChampionship",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openToOtherArenas",
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "a03b7bb8dfbabb3f6f6d50fde87fd1fa";

export default node;
