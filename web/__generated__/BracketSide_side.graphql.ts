/**
 * @generated SignedSource<<514c12f10d466d0fc5bb58c4abdc5a7b>>
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

(node as any).hash = "8b9dd5c172654ead74ee9cffc1e96570";

export default node;
