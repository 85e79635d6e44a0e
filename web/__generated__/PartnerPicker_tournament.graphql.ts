/**
 * @generated SignedSource<<24d7857c5fcf0e9d5c04b690807b3390>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PartnerPicker_tournament$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AthleteFinder_tournament">;
  readonly " $fragmentType": "PartnerPicker_tournament";
};
export type PartnerPicker_tournament$key = {
  readonly " $data"?: PartnerPicker_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"PartnerPicker_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PartnerPicker_tournament",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AthleteFinder_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "6a685983757e94a2453e16a15cd9e62d";

export default node;
