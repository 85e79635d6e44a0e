/**
 * @generated SignedSource<<4b3db504c7605f71da4f1c7586a3a773>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OwnUnavailability_tournament$data = {
  readonly endDate: string | null | undefined;
  readonly startDate: string;
  readonly " $fragmentType": "OwnUnavailability_tournament";
};
export type OwnUnavailability_tournament$key = {
  readonly " $data"?: OwnUnavailability_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnUnavailability_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnUnavailability_tournament",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "7df04bb316748347adbef99c57740647";

export default node;
