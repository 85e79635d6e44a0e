/**
 * @generated SignedSource<<0e2393d5c5a592197b622360a8f7698a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ArenaSettingsCard_arena$data = {
  readonly city: string | null | undefined;
  readonly closesAt: string | null | undefined;
  readonly courtCount: number | null | undefined;
  readonly dayUseInCents: number | null | undefined;
  readonly hourlyRateInCents: number | null | undefined;
  readonly id: string;
  readonly opensAt: string | null | undefined;
  readonly pixKey: string | null | undefined;
  readonly " $fragmentType": "ArenaSettingsCard_arena";
};
export type ArenaSettingsCard_arena$key = {
  readonly " $data"?: ArenaSettingsCard_arena$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArenaSettingsCard_arena">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArenaSettingsCard_arena",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "courtCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hourlyRateInCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dayUseInCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "opensAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closesAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pixKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    }
  ],
  "type": "Arena",
  "abstractKey": null
};

(node as any).hash = "928c7bb31de4627a4e8278b3df0eb510";

export default node;
