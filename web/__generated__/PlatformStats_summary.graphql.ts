/**
 * @generated SignedSource<<f1e708814d24b2464be28a95d5249472>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PlatformStats_summary$data = {
  readonly arenaCount: number;
  readonly athleteCount: number;
  readonly monthRevenueInCents: number;
  readonly tournamentCount: number;
  readonly " $fragmentType": "PlatformStats_summary";
};
export type PlatformStats_summary$key = {
  readonly " $data"?: PlatformStats_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlatformStats_summary">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlatformStats_summary",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "arenaCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "athleteCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tournamentCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "monthRevenueInCents",
      "storageKey": null
    }
  ],
  "type": "PlatformSummary",
  "abstractKey": null
};

(node as any).hash = "71dc04ae0489b30e96395d4e9d8aa7e9";

export default node;
