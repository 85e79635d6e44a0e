/**
 * @generated SignedSource<<3fbe0ec2e6fd07fd1b7c68c15433798e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BracketSide_side$data = {
  readonly athletes: ReadonlyArray<{
    readonly displayName: string;
    readonly id: string;
  }>;
  readonly isWinner: boolean;
  readonly number: number;
  readonly origin: string | null | undefined;
  readonly pair: {
    readonly seed: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "BracketSide_side";
};
export type BracketSide_side$key = {
  readonly " $data"?: BracketSide_side$data;
  readonly " $fragmentSpreads": FragmentRefs<"BracketSide_side">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BracketSide_side",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isWinner",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "origin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Pair",
      "kind": "LinkedField",
      "name": "pair",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seed",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Athlete",
      "kind": "LinkedField",
      "name": "athletes",
      "plural": true,
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
  "type": "MatchSide",
  "abstractKey": null
};

(node as any).hash = "4aee9e0e12ec7045a92a5fa5634d64bf";

export default node;
