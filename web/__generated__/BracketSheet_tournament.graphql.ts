/**
 * @generated SignedSource<<c46f8118e4a7bf088f6a3b2e44a5614b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TournamentStatus = "FINISHED" | "IN_PROGRESS" | "REGISTRATION_OPEN";
import { FragmentRefs } from "relay-runtime";
export type BracketSheet_tournament$data = {
  readonly rounds: ReadonlyArray<{
    readonly number: number;
    readonly " $fragmentSpreads": FragmentRefs<"RoundCard_round" | "readRound_round">;
  }>;
  readonly standings: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"StandingsTable_standing">;
  }>;
  readonly status: TournamentStatus;
  readonly " $fragmentType": "BracketSheet_tournament";
};
export type BracketSheet_tournament$key = {
  readonly " $data"?: BracketSheet_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"BracketSheet_tournament">;
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
  "name": "number",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BracketSheet_tournament",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Super8Round",
      "kind": "LinkedField",
      "name": "rounds",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "kind": "InlineDataFragmentSpread",
          "name": "readRound_round",
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Match",
              "kind": "LinkedField",
              "name": "matches",
              "plural": true,
              "selections": [
                (v0/*:: as any*/)
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
      "alias": null,
      "args": null,
      "concreteType": "Super8Standing",
      "kind": "LinkedField",
      "name": "standings",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StandingsTable_standing"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};
})();

(node as any).hash = "9555327372414db58453a81063397f78";

export default node;
