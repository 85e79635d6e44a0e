/**
 * @generated SignedSource<<c35916ff1f9734a0b346b65defd8903b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AthleteTournamentsCard_enrolled$data = {
  readonly enrolled: {
    readonly edges: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"AthleteTournamentList_edges">;
    }>;
    readonly totalCount: number;
  };
  readonly id: string;
  readonly " $fragmentType": "AthleteTournamentsCard_enrolled";
};
export type AthleteTournamentsCard_enrolled$key = {
  readonly " $data"?: AthleteTournamentsCard_enrolled$data;
  readonly " $fragmentSpreads": FragmentRefs<"AthleteTournamentsCard_enrolled">;
};

import AthleteEnrolledQuery_graphql from './AthleteEnrolledQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "enrolled"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 10,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": AthleteEnrolledQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "AthleteTournamentsCard_enrolled",
  "selections": [
    {
      "alias": "enrolled",
      "args": [
        {
          "kind": "Literal",
          "name": "phase",
          "value": "CURRENT"
        }
      ],
      "concreteType": "AthleteEnrolmentsConnection",
      "kind": "LinkedField",
      "name": "__AthleteTournamentsCard_enrolled_connection",
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
          "concreteType": "AthleteEnrolmentsEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "AthleteTournamentList_edges"
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "AthleteEnrolment",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "__AthleteTournamentsCard_enrolled_connection(phase:\"CURRENT\")"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};
})();

(node as any).hash = "1f391e788eda6e2ce0753ec6ee8d6b20";

export default node;
