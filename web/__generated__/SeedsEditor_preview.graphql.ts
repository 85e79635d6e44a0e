/**
 * @generated SignedSource<<71d12f21d67a1f8d7be35bd40df679a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SeedsEditor_preview$data = {
  readonly pairs: ReadonlyArray<{
    readonly id: string;
    readonly seed: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"readPair_pair">;
  }>;
  readonly " $fragmentType": "SeedsEditor_preview";
};
export type SeedsEditor_preview$key = {
  readonly " $data"?: SeedsEditor_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeedsEditor_preview">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seed",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeedsEditor_preview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Pair",
      "kind": "LinkedField",
      "name": "pairs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "kind": "InlineDataFragmentSpread",
          "name": "readPair_pair",
          "selections": [
            (v0/*:: as any*/),
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
    }
  ],
  "type": "DrawPreview",
  "abstractKey": null
};
})();

(node as any).hash = "e0bbc1515f2e6d51834edc90b6805877";

export default node;
