/**
 * @generated SignedSource<<65e80a74a7f91aee68d4297f731e16fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MatchCardSide_side$data = {
  readonly athletes: ReadonlyArray<{
    readonly displayName: string;
    readonly id: string;
  }>;
  readonly isWinner: boolean;
  readonly origin: string | null | undefined;
  readonly " $fragmentType": "MatchCardSide_side";
};
export type MatchCardSide_side$key = {
  readonly " $data"?: MatchCardSide_side$data;
  readonly " $fragmentSpreads": FragmentRefs<"MatchCardSide_side">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MatchCardSide_side",
  "selections": [
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
      "kind": "ScalarField",
      "name": "isWinner",
      "storageKey": null
    }
  ],
  "type": "MatchSide",
  "abstractKey": null
};

(node as any).hash = "323837cbf96387801209bbb8d6113787";

export default node;
