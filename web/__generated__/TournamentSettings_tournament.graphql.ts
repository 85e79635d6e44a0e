/**
 * @generated SignedSource<<ffafc937086d5752eb1ce857ca35f646>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TournamentSettings_tournament$data = {
  readonly " $fragmentSpreads": FragmentRefs<"TournamentSettingsDialog_tournament">;
  readonly " $fragmentType": "TournamentSettings_tournament";
};
export type TournamentSettings_tournament$key = {
  readonly " $data"?: TournamentSettings_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"TournamentSettings_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TournamentSettings_tournament",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TournamentSettingsDialog_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "c62dabd03ff6c17e7adc87162a76ba27";

export default node;
