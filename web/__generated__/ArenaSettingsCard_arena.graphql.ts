/**
 * @generated SignedSource<<2736dd484bbe5e6585eee353a73369fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ArenaSettingsCard_arena$data = {
  readonly closesAt: string | null | undefined;
  readonly courtCount: number | null | undefined;
  readonly dayUseInCents: number | null | undefined;
  readonly hourlyRateInCents: number | null | undefined;
  readonly id: string;
  readonly opensAt: string | null | undefined;
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
    }
  ],
  "type": "Arena",
  "abstractKey": null
};

(node as any).hash = "eb402f80fd82ebe7e35af87e9613ca60";

export default node;
