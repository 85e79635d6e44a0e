/**
 * @generated SignedSource<<3cdb4f8ccbde9e3f720ab5a5e8a7d4f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DrawStage = "CONSOLATION" | "GRAND_FINAL" | "GROUP" | "LOSERS" | "MAIN" | "THIRD_PLACE";
export type MatchStatus = "CALLED" | "CANCELLED" | "IN_PROGRESS" | "PLAYED" | "SCHEDULED";
import { FragmentRefs } from "relay-runtime";
export type DrawBracket_bracket$data = {
  readonly rounds: ReadonlyArray<{
    readonly matches: ReadonlyArray<{
      readonly id: string;
      readonly order: number;
      readonly status: MatchStatus;
      readonly " $fragmentSpreads": FragmentRefs<"BracketMatch_match">;
    }>;
    readonly name: string;
    readonly number: number;
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Match",
          "kind": "LinkedField",
          "name": "matches",
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
              "name": "order",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "BracketMatch_match"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DrawBracket",
  "abstractKey": null
};

(node as any).hash = "3e109b04e8f352b8f0c84a51f3171899";

export default node;
