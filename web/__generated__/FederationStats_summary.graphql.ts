/**
 * @generated SignedSource<<3e9b2ecd4983561ef8cc8444a2201f00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FederationStats_summary$data = {
  readonly activeChampionshipCount: number;
  readonly arenaCount: number;
  readonly athleteCount: number;
  readonly athleteLevelCount: number;
  readonly openChampionshipCount: number;
  readonly teacherCount: number;
  readonly " $fragmentType": "FederationStats_summary";
};
export type FederationStats_summary$key = {
  readonly " $data"?: FederationStats_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"FederationStats_summary">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FederationStats_summary",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activeChampionshipCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openChampionshipCount",
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
      "name": "athleteLevelCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "teacherCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "arenaCount",
      "storageKey": null
    }
  ],
  "type": "FederationSummary",
  "abstractKey": null
};

(node as any).hash = "47a634044eea02f67defc97221c12372";

export default node;
