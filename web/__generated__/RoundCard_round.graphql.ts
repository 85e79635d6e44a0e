/**
 * @generated SignedSource<<0d19466e3a20170a3d3e3de778cbbb3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MatchStatus = "CANCELLED" | "PLAYED" | "SCHEDULED";
import { FragmentRefs } from "relay-runtime";
export type RoundCard_round$data = {
  readonly matches: ReadonlyArray<{
    readonly id: string;
    readonly status: MatchStatus;
    readonly " $fragmentSpreads": FragmentRefs<"MatchCard_match">;
  }>;
  readonly number: number;
  readonly resting: ReadonlyArray<{
    readonly displayName: string;
    readonly id: string;
  }>;
  readonly " $fragmentType": "RoundCard_round";
};
export type RoundCard_round$key = {
  readonly " $data"?: RoundCard_round$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoundCard_round">;
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
  "name": "RoundCard_round",
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
        (v0/*:: as any*/),
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
          "name": "MatchCard_match"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Athlete",
      "kind": "LinkedField",
      "name": "resting",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Super8Round",
  "abstractKey": null
};
})();

(node as any).hash = "cce4ffb869b3fa277d21923ec53f3d77";

export default node;
