/**
 * @generated SignedSource<<3fd88b906f165fa7bff685ee1708a103>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SetFormat = "PRO8_TB77" | "PRO8_TB88" | "SET3_TB33" | "SET4_TB33" | "SET4_TB44" | "SET5_TB44" | "SET5_TB55" | "SET6_TB55" | "SET6_TB66" | "SET7_TB66" | "SET9_TB88";
import { FragmentRefs } from "relay-runtime";
export type ScoreSheet_tournament$data = {
  readonly legalScores: ReadonlyArray<{
    readonly loserGames: number;
    readonly tieBreak: boolean;
    readonly winnerGames: number;
  }>;
  readonly setFormat: SetFormat;
  readonly " $fragmentSpreads": FragmentRefs<"ScoreShortcuts_tournament">;
  readonly " $fragmentType": "ScoreSheet_tournament";
};
export type ScoreSheet_tournament$key = {
  readonly " $data"?: ScoreSheet_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScoreSheet_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScoreSheet_tournament",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ScoreShortcuts_tournament"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "setFormat",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LegalScore",
      "kind": "LinkedField",
      "name": "legalScores",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "winnerGames",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "loserGames",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tieBreak",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "0c0e23691451bfbe1e6f66cd237d3145";

export default node;
