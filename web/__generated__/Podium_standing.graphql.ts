/**
 * @generated SignedSource<<b24496503ef6757d981069faa58d173f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Podium_standing$data = ReadonlyArray<{
  readonly athlete: {
    readonly displayName: string;
    readonly id: string;
  };
  readonly position: number;
  readonly " $fragmentSpreads": FragmentRefs<"PodiumStep_standing">;
  readonly " $fragmentType": "Podium_standing";
}>;
export type Podium_standing$key = ReadonlyArray<{
  readonly " $data"?: Podium_standing$data;
  readonly " $fragmentSpreads": FragmentRefs<"Podium_standing">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Podium_standing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PodiumStep_standing"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Athlete",
      "kind": "LinkedField",
      "name": "athlete",
      "plural": false,
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
          "name": "displayName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Super8Standing",
  "abstractKey": null
};

(node as any).hash = "21fffba307c03eb27d1af609a31c7dbe";

export default node;
