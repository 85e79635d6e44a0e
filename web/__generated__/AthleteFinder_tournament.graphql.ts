/**
 * @generated SignedSource<<b33904cbfb776d48781ed6320f9bb314>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AthleteFinder_tournament$data = {
  readonly arena: {
    readonly id: string;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"AthleteSearch_tournament">;
  readonly " $fragmentType": "AthleteFinder_tournament";
};
export type AthleteFinder_tournament$key = {
  readonly " $data"?: AthleteFinder_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"AthleteFinder_tournament">;
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
  "name": "AthleteFinder_tournament",
  "selections": [
    (v0/*:: as any*/),
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AthleteSearch_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};
})();

(node as any).hash = "d450158cf95670d3383a1d403d889718";

export default node;
