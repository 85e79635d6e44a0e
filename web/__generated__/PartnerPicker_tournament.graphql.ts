/**
 * @generated SignedSource<<b0c6f0092928e7db06a792433bb38c5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PartnerPicker_tournament$data = {
  readonly arena: {
    readonly id: string;
  } | null | undefined;
  readonly id: string;
  readonly openToOtherArenas: boolean;
  readonly " $fragmentType": "PartnerPicker_tournament";
};
export type PartnerPicker_tournament$key = {
  readonly " $data"?: PartnerPicker_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"PartnerPicker_tournament">;
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
  "name": "PartnerPicker_tournament",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openToOtherArenas",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Arena",
      "kind": "LinkedField",
      "name": "arena",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};
})();

(node as any).hash = "65f93ff45e34e28803aa1bea3a935dda";

export default node;
