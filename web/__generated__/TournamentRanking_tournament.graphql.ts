/**
 * @generated SignedSource<<6933b48af6594c7481ebf883c99943fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TournamentRanking_tournament$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CategoryRanking_category">;
  }>;
  readonly possibleRankings: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"CategoryRanking_ranking">;
  }>;
  readonly " $fragmentType": "TournamentRanking_tournament";
};
export type TournamentRanking_tournament$key = {
  readonly " $data"?: TournamentRanking_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"TournamentRanking_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TournamentRanking_tournament",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Ranking",
      "kind": "LinkedField",
      "name": "possibleRankings",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CategoryRanking_ranking"
        }
      ],
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CategoryRanking_category"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "7d0c38e59ad3bb29609d61da42fecd7b";

export default node;
