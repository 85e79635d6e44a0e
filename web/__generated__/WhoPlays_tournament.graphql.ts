/**
 * @generated SignedSource<<482d2d0e60fa41ffaac46879d9821e95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WhoPlays_tournament$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly inPairs: boolean;
    readonly name: string;
    readonly pairs: ReadonlyArray<{
      readonly athletes: ReadonlyArray<{
        readonly displayName: string;
        readonly id: string;
      }>;
      readonly id: string;
      readonly seed: number | null | undefined;
    }>;
  }>;
  readonly enrolments: ReadonlyArray<{
    readonly athlete: {
      readonly displayName: string;
      readonly id: string;
    };
    readonly category: {
      readonly id: string;
    } | null | undefined;
    readonly id: string;
  }>;
  readonly " $fragmentType": "WhoPlays_tournament";
};
export type WhoPlays_tournament$key = {
  readonly " $data"?: WhoPlays_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhoPlays_tournament">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "displayName",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WhoPlays_tournament",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Enrolment",
      "kind": "LinkedField",
      "name": "enrolments",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "TournamentCategory",
          "kind": "LinkedField",
          "name": "category",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Athlete",
          "kind": "LinkedField",
          "name": "athlete",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
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
          "name": "inPairs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Pair",
          "kind": "LinkedField",
          "name": "pairs",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "seed",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Athlete",
              "kind": "LinkedField",
              "name": "athletes",
              "plural": true,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};
})();

(node as any).hash = "30f9cd1d4adee5c037442007cec68cf8";

export default node;
