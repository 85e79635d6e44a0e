/**
 * @generated SignedSource<<ce2a7ef3ad59b7ee34fe66b520b20000>>
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
      "name": "openToOtherArenas",
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "4cbc0f7354dcbe5a6f2aa1d56935bba1";

export default node;
