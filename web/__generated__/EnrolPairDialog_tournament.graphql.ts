/**
 * @generated SignedSource<<9f60c3735c997be4de226d58fcd46f45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EnrolPairDialog_tournament$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly inPairs: boolean;
    readonly name: string;
    readonly takesEntries: boolean;
  }>;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"PartnerPicker_tournament">;
  readonly " $fragmentType": "EnrolPairDialog_tournament";
};
export type EnrolPairDialog_tournament$key = {
  readonly " $data"?: EnrolPairDialog_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"EnrolPairDialog_tournament">;
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
  "name": "EnrolPairDialog_tournament",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PartnerPicker_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};
})();

(node as any).hash = "3de42c1d9d5b93958d1b7ac94b2de074";

export default node;
