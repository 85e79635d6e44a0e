/**
 * @generated SignedSource<<42f92a35d171baf85a3342d1d0adefd6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TournamentsCard_arena$data = {
  readonly tournaments: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"TournamentRow_tournament">;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "TournamentsCard_arena";
};
export type TournamentsCard_arena$key = {
  readonly " $data"?: TournamentsCard_arena$data;
  readonly " $fragmentSpreads": FragmentRefs<"TournamentsCard_arena">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TournamentsCard_arena",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        }
      ],
      "concreteType": "ArenaTournamentsConnection",
      "kind": "LinkedField",
      "name": "tournaments",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ArenaTournamentsEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Tournament",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "name": "TournamentRow_tournament"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "tournaments(first:5)"
    }
  ],
  "type": "Arena",
  "abstractKey": null
};

(node as any).hash = "a4ca0484e1b6f7a7c90315ff8b4a1941";

export default node;
