/**
 * @generated SignedSource<<ea7a47269c4e5cbf855e5e2ab09a6e1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MatchStatus = "CANCELLED" | "PLAYED" | "SCHEDULED";
export type TournamentStatus = "FINISHED" | "IN_PROGRESS" | "REGISTRATION_OPEN";
import { FragmentRefs } from "relay-runtime";
export type BracketSheet_tournament$data = {
  readonly rounds: ReadonlyArray<{
    readonly matches: ReadonlyArray<{
      readonly status: MatchStatus;
    }>;
    readonly number: number;
    readonly " $fragmentSpreads": FragmentRefs<"RoundCard_round">;
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
            (v0/*:: as any*/)
          ],
          "storageKey": null
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

(node as any).hash = "04bc20b3a66b74063a17480ad5dceadb";

export default node;
