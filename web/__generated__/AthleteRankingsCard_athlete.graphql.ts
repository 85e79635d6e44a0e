/**
 * @generated SignedSource<<ca303f8f724c3121dcbb2330d1fb8d66>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RankingScope = "LOCAL" | "NATIONAL" | "REGIONAL" | "STATE";
import { FragmentRefs } from "relay-runtime";
export type AthleteRankingsCard_athlete$data = {
  readonly rankingPositions: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly month: string;
        readonly points: number;
        readonly position: number;
        readonly ranking: {
          readonly category: string;
          readonly name: string;
          readonly scope: RankingScope;
        };
      };
    }>;
  };
  readonly " $fragmentType": "AthleteRankingsCard_athlete";
};
export type AthleteRankingsCard_athlete$key = {
  readonly " $data"?: AthleteRankingsCard_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"AthleteRankingsCard_athlete">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AthleteRankingsCard_athlete",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        }
      ],
      "concreteType": "AthleteRankingPositionsConnection",
      "kind": "LinkedField",
      "name": "rankingPositions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AthleteRankingPositionsEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "RankingPosition",
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
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "position",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "points",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "month",
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
                      "name": "category",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "scope",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "rankingPositions(first:50)"
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};

(node as any).hash = "b16e5205a5b5506a60c8f9a47f2cbcc2";

export default node;
