/**
 * @generated SignedSource<<ec18dd59d6644aa9f9b5e406af4010d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MatchOutcome = "BYE" | "COMPLETED" | "DOUBLE_WALKOVER" | "RETIREMENT" | "WALKOVER";
export type MatchStatus = "CALLED" | "CANCELLED" | "IN_PROGRESS" | "PLAYED" | "SCHEDULED";
import { FragmentRefs } from "relay-runtime";
export type PairResultsTab_tournament$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly matches: ReadonlyArray<{
      readonly id: string;
      readonly number: number | null | undefined;
      readonly outcome: MatchOutcome | null | undefined;
      readonly sides: ReadonlyArray<{
        readonly pair: {
          readonly id: string;
        } | null | undefined;
      }>;
      readonly status: MatchStatus;
      readonly " $fragmentSpreads": FragmentRefs<"ResultCard_match" | "ScoreSheet_match">;
    }>;
    readonly name: string;
  }>;
  readonly viewerCanScore: boolean;
  readonly " $fragmentType": "PairResultsTab_tournament";
};
export type PairResultsTab_tournament$key = {
  readonly " $data"?: PairResultsTab_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"PairResultsTab_tournament">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PairResultsTab_tournament",
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
      "concreteType": "TournamentCategory",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
            (v0/*:: as any*/),
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
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "outcome",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "MatchSide",
              "kind": "LinkedField",
              "name": "sides",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Pair",
                  "kind": "LinkedField",
                  "name": "pair",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ScoreSheet_match"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ResultCard_match"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};
})();

(node as any).hash = "dc6ad74b74adf5bb0b50f59fc1134cca";

export default node;
