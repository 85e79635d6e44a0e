/**
 * @generated SignedSource<<3870042d0891af7a4b50c235a3e9c3ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BracketTab_tournament$data = {
  readonly enrolments: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"DrawOrder_enrolment">;
  }>;
  readonly key: string;
  readonly rounds: ReadonlyArray<{
    readonly number: number;
    readonly " $fragmentSpreads": FragmentRefs<"RoundCard_round" | "readRound_round">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"NoBracketYet_tournament">;
  readonly " $fragmentType": "BracketTab_tournament";
};
export type BracketTab_tournament$key = {
  readonly " $data"?: BracketTab_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"BracketTab_tournament">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BracketTab_tournament",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Enrolment",
      "kind": "LinkedField",
      "name": "enrolments",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DrawOrder_enrolment"
        }
      ],
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
        (v0/*:: as any*/),
        {
          "kind": "InlineDataFragmentSpread",
          "name": "readRound_round",
          "selections": [
            (v0/*:: as any*/),
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
                  "name": "status",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "RoundCard_round"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoBracketYet_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};
})();

(node as any).hash = "0d573d4a24ca03839a02580b9503c6a5";

export default node;
