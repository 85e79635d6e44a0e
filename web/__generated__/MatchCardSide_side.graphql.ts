/**
 * @generated SignedSource<<4a451fefea4cb8fdbe4ef2a883254373>>
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
  readonly games: number | null | undefined;
  readonly isWinner: boolean;
  readonly tieBreakPoints: number | null | undefined;
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
      "name": "games",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tieBreakPoints",
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

(node as any).hash = "7e24fcc3e75c973f66a8ee3dda766eca";

export default node;
