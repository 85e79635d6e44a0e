/**
 * @generated SignedSource<<6a5f50d2c542399dad338b4c484b0991>>
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
  readonly gameBalance: number;
  readonly points: number | null | undefined;
  readonly position: number;
  readonly victories: number;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "victories",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gameBalance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "points",
      "storageKey": null
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

(node as any).hash = "c8deb90cce0034cb7df02cf78020e80c";

export default node;
