/**
 * @generated SignedSource<<448a4f5ce9e03f06aa7c9e78bd732a5d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TournamentStatus = "FINISHED" | "IN_PROGRESS" | "REGISTRATION_OPEN";
import { FragmentRefs } from "relay-runtime";
export type TournamentSettingsDialog_tournament$data = {
  readonly status: TournamentStatus;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationSettingsForm_tournament" | "TournamentSettingsForm_tournament">;
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
      "name": "status",
      "storageKey": null
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

(node as any).hash = "ff0ef1db73b8d67cddaeee3f5401dc9e";

export default node;
