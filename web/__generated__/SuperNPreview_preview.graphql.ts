/**
 * @generated SignedSource<<92247cb5ed71dbe42e1ae36d47b0cab1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SuperNPreview_preview$data = {
  readonly athletes: ReadonlyArray<{
    readonly displayName: string;
    readonly id: string;
  }>;
  readonly rounds: ReadonlyArray<{
    readonly matches: ReadonlyArray<{
      readonly order: number;
      readonly sides: ReadonlyArray<{
        readonly athletes: ReadonlyArray<{
          readonly displayName: string;
        }>;
      }>;
    }>;
    readonly number: number;
    readonly resting: ReadonlyArray<{
      readonly displayName: string;
    }>;
  }>;
  readonly " $fragmentType": "SuperNPreview_preview";
};
export type SuperNPreview_preview$key = {
  readonly " $data"?: SuperNPreview_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuperNPreview_preview">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SuperNPreview_preview",
  "selections": [
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
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SuperNPreviewRound",
      "kind": "LinkedField",
      "name": "rounds",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SuperNPreviewMatch",
          "kind": "LinkedField",
          "name": "matches",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "order",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "SuperNPreviewSide",
              "kind": "LinkedField",
              "name": "sides",
              "plural": true,
              "selections": [
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Athlete",
          "kind": "LinkedField",
          "name": "resting",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SuperNPreview",
  "abstractKey": null
};
})();

(node as any).hash = "28ad70d50bd6132afc376ee4a99be148";

export default node;
