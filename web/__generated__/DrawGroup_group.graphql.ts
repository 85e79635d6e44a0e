/**
 * @generated SignedSource<<5738c82ba0ca1b00445c9e53d0a9b8a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DrawGroup_group$data = {
  readonly letter: string;
  readonly matches: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"BracketMatch_match">;
  }>;
  readonly pairs: ReadonlyArray<{
    readonly athletes: ReadonlyArray<{
      readonly displayName: string;
    }>;
    readonly id: string;
    readonly seed: number | null | undefined;
  }>;
  readonly " $fragmentType": "DrawGroup_group";
};
export type DrawGroup_group$key = {
  readonly " $data"?: DrawGroup_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"DrawGroup_group">;
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
  "name": "DrawGroup_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "letter",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "BracketMatch_match"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DrawGroup",
  "abstractKey": null
};
})();

(node as any).hash = "24e953417746ec5d54019398bec6493b";

export default node;
