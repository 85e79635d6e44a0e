/**
 * @generated SignedSource<<533683d39185c1cdae032ca941fbd3c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TournamentKind = "INTERNAL" | "SUPER8";
export type TournamentStatus = "FINISHED" | "IN_PROGRESS" | "REGISTRATION_OPEN";
import { FragmentRefs } from "relay-runtime";
export type TournamentSettingsDialog_tournament$data = {
  readonly isChampionship: boolean;
  readonly kind: TournamentKind;
  readonly status: TournamentStatus;
  readonly " $fragmentSpreads": FragmentRefs<"CategoriesSettings_tournament" | "RegistrationSettingsForm_tournament" | "TournamentSettingsForm_tournament">;
  readonly " $fragmentType": "TournamentSettingsDialog_tournament";
};
export type TournamentSettingsDialog_tournament$key = {
  readonly " $data"?: TournamentSettingsDialog_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"TournamentSettingsDialog_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TournamentSettingsDialog_tournament",
  "selections": [
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
      "name": "status",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "CategoriesSettings_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TournamentSettingsForm_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RegistrationSettingsForm_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "8b7f9c8d8031e3f1a68db5f7a55eed22";

export default node;
