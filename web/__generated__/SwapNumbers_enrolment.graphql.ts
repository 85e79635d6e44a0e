/**
 * @generated SignedSource<<7e885494f7522f3071043fe321945df0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SwapNumbers_enrolment$data = ReadonlyArray<{
  readonly athlete: {
    readonly displayName: string;
  };
  readonly category: {
    readonly id: string;
  } | null | undefined;
  readonly drawNumber: number | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "SwapNumbers_enrolment";
}>;
export type SwapNumbers_enrolment$key = ReadonlyArray<{
  readonly " $data"?: SwapNumbers_enrolment$data;
  readonly " $fragmentSpreads": FragmentRefs<"SwapNumbers_enrolment">;
}>;

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
  "metadata": {
    "plural": true
  },
  "name": "SwapNumbers_enrolment",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "drawNumber",
      "storageKey": null
    },
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
  "type": "Enrolment",
  "abstractKey": null
};
})();

(node as any).hash = "090e0f0536ea6ca26378514fe1825673";

export default node;
