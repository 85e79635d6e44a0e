/**
 * @generated SignedSource<<5db6d90db9a8c1682eeafb61293980ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PlatformAlerts_summary$data = {
  readonly waitingFederationCount: number;
  readonly " $fragmentType": "PlatformAlerts_summary";
};
export type PlatformAlerts_summary$key = {
  readonly " $data"?: PlatformAlerts_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlatformAlerts_summary">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlatformAlerts_summary",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitingFederationCount",
      "storageKey": null
    }
  ],
  "type": "PlatformSummary",
  "abstractKey": null
};

(node as any).hash = "7c05e6e68b35bdf2016447c3450b8a87";

export default node;
