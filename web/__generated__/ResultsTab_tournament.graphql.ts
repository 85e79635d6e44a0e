/**
 * @generated SignedSource<<d149ed766b1e194764268dfbe09a81f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MatchStatus = "CANCELLED" | "PLAYED" | "SCHEDULED";
import { FragmentRefs } from "relay-runtime";
export type ResultsTab_tournament$data = {
  readonly matchCount: number;
  readonly playedMatchCount: number;
  readonly rounds: ReadonlyArray<{
    readonly matches: ReadonlyArray<{
      readonly id: string;
      readonly status: MatchStatus;
      readonly " $fragmentSpreads": FragmentRefs<"ScoreSheet_match">;
    }>;
    readonly number: number;
    readonly " $fragmentSpreads": FragmentRefs<"ResultsRound_round">;
  }>;
  readonly viewerCanScore: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ScoreSheet_tournament">;
  readonly " $fragmentType": "ResultsTab_tournament";
};
export type ResultsTab_tournament$key = {
  readonly " $data"?: ResultsTab_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultsTab_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResultsTab_tournament",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanScore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "playedMatchCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "matchCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Super8Round",
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
              "name": "ScoreSheet_match"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ResultsRound_round"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ScoreSheet_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "ee671b631c3a56de4eeab794de07f858";

export default node;
