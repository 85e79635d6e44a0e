/**
 * @generated SignedSource<<ba4f08c50407fc74ccc1b406462f74a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MatchStatus = "CALLED" | "CANCELLED" | "IN_PROGRESS" | "PLAYED" | "SCHEDULED";
import { FragmentRefs } from "relay-runtime";
export type BracketRounds_round$data = ReadonlyArray<{
  readonly matches: ReadonlyArray<{
    readonly id: string;
    readonly status: MatchStatus;
    readonly " $fragmentSpreads": FragmentRefs<"BracketMatch_match">;
  }>;
  readonly name: string;
  readonly number: number;
  readonly " $fragmentType": "BracketRounds_round";
}>;
export type BracketRounds_round$key = ReadonlyArray<{
  readonly " $data"?: BracketRounds_round$data;
  readonly " $fragmentSpreads": FragmentRefs<"BracketRounds_round">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "BracketRounds_round",
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
  "type": "DrawRound",
  "abstractKey": null
};

(node as any).hash = "5b483472982a16c37e141ea544e7cc16";

export default node;
