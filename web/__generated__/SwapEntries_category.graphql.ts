/**
 * @generated SignedSource<<803b55abe0047efabd3ce59d17782643>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SwapEntries_category$data = {
  readonly draw: {
    readonly entries: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"readPair_pair">;
    }>;
    readonly groups: ReadonlyArray<{
      readonly letter: string;
      readonly pairs: ReadonlyArray<{
        readonly id: string;
      }>;
    }>;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "SwapEntries_category";
};
export type SwapEntries_category$key = {
  readonly " $data"?: SwapEntries_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"SwapEntries_category">;
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
  "name": "SwapEntries_category",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Draw",
      "kind": "LinkedField",
      "name": "draw",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Pair",
          "kind": "LinkedField",
          "name": "entries",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "kind": "InlineDataFragmentSpread",
              "name": "readPair_pair",
              "selections": [
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
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DrawGroup",
          "kind": "LinkedField",
          "name": "groups",
          "plural": true,
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
                (v0/*:: as any*/)
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
  "type": "TournamentCategory",
  "abstractKey": null
};
})();

(node as any).hash = "676f2930029182b5dc1946188338ea53";

export default node;
