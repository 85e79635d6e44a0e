/**
 * @generated SignedSource<<e159c35021aea16576f0562ffce01b09>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ScheduleActions_tournament$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AbsencesDialog_tournament">;
  readonly " $fragmentType": "ScheduleActions_tournament";
};
export type ScheduleActions_tournament$key = {
  readonly " $data"?: ScheduleActions_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScheduleActions_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScheduleActions_tournament",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AbsencesDialog_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "6424d1c9141a3f845e6ddbbf7b119ad6";

export default node;
