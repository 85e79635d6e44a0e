/**
 * @generated SignedSource<<e834e44e0af5e20460944cb0fe76da21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RankingTier = "G100" | "G1000" | "G1500" | "G250" | "G500";
import { FragmentRefs } from "relay-runtime";
export type CategoryRanking_category$data = {
  readonly id: string;
  readonly name: string;
  readonly ranking: {
    readonly id: string;
  } | null | undefined;
  readonly rankingTier: RankingTier | null | undefined;
  readonly " $fragmentType": "CategoryRanking_category";
};
export type CategoryRanking_category$key = {
  readonly " $data"?: CategoryRanking_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryRanking_category">;
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
  "name": "CategoryRanking_category",
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
      "kind": "ScalarField",
      "name": "rankingTier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Ranking",
      "kind": "LinkedField",
      "name": "ranking",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "TournamentCategory",
  "abstractKey": null
};
})();

(node as any).hash = "abce8787dd6e376aab635681ecb53871";

export default node;
