/**
 * @generated SignedSource<<e8ea8ef196cccc3d87a7215af80270fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MatchOutcome = "BYE" | "COMPLETED" | "DOUBLE_WALKOVER" | "RETIREMENT" | "WALKOVER";
export type MatchStatus = "CALLED" | "CANCELLED" | "IN_PROGRESS" | "PLAYED" | "SCHEDULED";
import { FragmentRefs } from "relay-runtime";
export type MatchCard_match$data = {
  readonly courtLabel: string | null | undefined;
  readonly number: number | null | undefined;
  readonly outcome: MatchOutcome | null | undefined;
  readonly phase: string | null | undefined;
  readonly sides: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"MatchCardSide_side">;
  }>;
  readonly status: MatchStatus;
  readonly " $fragmentSpreads": FragmentRefs<"readMatch_match">;
  readonly " $fragmentType": "MatchCard_match";
};
export type MatchCard_match$key = {
  readonly " $data"?: MatchCard_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"MatchCard_match">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "outcome",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MatchCard_match",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "name": "phase",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "readMatch_match",
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "MatchSet",
          "kind": "LinkedField",
          "name": "sets",
          "plural": true,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "readSet_set",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "gamesSide1",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "gamesSide2",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "tieBreakSide1",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "tieBreakSide2",
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
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
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "courtLabel",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "MatchCardSide_side"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Match",
  "abstractKey": null
};
})();

(node as any).hash = "2ec8c789423cf5abad9d0613ea078fc7";

export default node;
