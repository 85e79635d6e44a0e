/**
 * @generated SignedSource<<a856e81af11e22dbdea59a130e592e9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RankingHeadCard_ranking$data = {
  readonly name: string;
  readonly positions: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly athlete: {
          readonly displayName: string;
        };
        readonly id: string;
        readonly month: string;
        readonly points: number;
        readonly position: number;
      };
    }>;
  };
  readonly " $fragmentType": "RankingHeadCard_ranking";
};
export type RankingHeadCard_ranking$key = {
  readonly " $data"?: RankingHeadCard_ranking$data;
  readonly " $fragmentSpreads": FragmentRefs<"RankingHeadCard_ranking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RankingHeadCard_ranking",
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
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        }
      ],
      "concreteType": "RankingPositionsConnection",
      "kind": "LinkedField",
      "name": "positions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "RankingPositionsEdge",
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
                  "concreteType": "Athlete",
                  "kind": "LinkedField",
                  "name": "athlete",
                  "plural": false,
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
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "positions(first:5)"
    }
  ],
  "type": "Ranking",
  "abstractKey": null
};

(node as any).hash = "ae987232d066b4966c28a2ec2df37329";

export default node;
