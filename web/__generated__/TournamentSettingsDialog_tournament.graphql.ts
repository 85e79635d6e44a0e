/**
 * @generated SignedSource<<bfd61c4d4bf8917c935d2a003c324f80>>
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

(node as any).hash = "e94d2519847e4db77128ccbcd05a4a6d";

export default node;
