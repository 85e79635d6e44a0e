/**
 * @generated SignedSource<<8cd25c77560c254fb717ef6de0de0ff4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StandingsTable_standing$data = ReadonlyArray<{
  readonly athlete: {
    readonly displayName: string;
    readonly id: string;
  };
  readonly defeats: number;
  readonly explanation: string;
  readonly gameBalance: number;
  readonly gamesLost: number;
  readonly gamesWon: number;
  readonly played: number;
  readonly position: number;
  readonly victories: number;
  readonly " $fragmentType": "StandingsTable_standing";
}>;
export type StandingsTable_standing$key = ReadonlyArray<{
  readonly " $data"?: StandingsTable_standing$data;
  readonly " $fragmentSpreads": FragmentRefs<"StandingsTable_standing">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "StandingsTable_standing",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "played",
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
      "name": "defeats",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gamesWon",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gamesLost",
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
      "name": "explanation",
      "storageKey": null
    }
  ],
  "type": "Super8Standing",
  "abstractKey": null
};

(node as any).hash = "d6e9618477140fbb8dec131b80a3d9ba";

export default node;
