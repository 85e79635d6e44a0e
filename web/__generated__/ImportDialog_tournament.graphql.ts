/**
 * @generated SignedSource<<91bb07d4f43b2e5254f408378acbc550>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImportDialog_tournament$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly inPairs: boolean;
    readonly name: string;
    readonly takesEntries: boolean;
  }>;
  readonly id: string;
  readonly " $fragmentType": "ImportDialog_tournament";
};
export type ImportDialog_tournament$key = {
  readonly " $data"?: ImportDialog_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportDialog_tournament">;
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
  "name": "ImportDialog_tournament",
  "selections": [
    (v0/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "takesEntries",
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

(node as any).hash = "9a985f471b83abf27d1dd2f80cf19620";

export default node;
