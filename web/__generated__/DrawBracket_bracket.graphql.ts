/**
 * @generated SignedSource<<7adb2455014b55a7c15edff53b77f8a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DrawStage = "CONSOLATION" | "GRAND_FINAL" | "GROUP" | "LOSERS" | "MAIN" | "THIRD_PLACE";
import { FragmentRefs } from "relay-runtime";
export type DrawBracket_bracket$data = {
  readonly rounds: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"BracketColumns_round" | "BracketRounds_round">;
  }>;
  readonly stage: DrawStage;
  readonly " $fragmentType": "DrawBracket_bracket";
};
export type DrawBracket_bracket$key = {
  readonly " $data"?: DrawBracket_bracket$data;
  readonly " $fragmentSpreads": FragmentRefs<"DrawBracket_bracket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DrawBracket_bracket",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DrawRound",
      "kind": "LinkedField",
      "name": "rounds",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BracketColumns_round"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BracketRounds_round"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DrawBracket",
  "abstractKey": null
};

(node as any).hash = "0c336a450804784990ba5fc9bc740151";

export default node;
