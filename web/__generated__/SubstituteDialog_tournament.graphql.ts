/**
 * @generated SignedSource<<0811624b43a3191fc987571d1a299913>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SubstituteDialog_tournament$data = {
  readonly arena: {
    readonly id: string;
  } | null | undefined;
  readonly enrolments: ReadonlyArray<{
    readonly athlete: {
      readonly id: string;
    };
  }>;
  readonly id: string;
  readonly openToOtherArenas: boolean;
  readonly " $fragmentType": "SubstituteDialog_tournament";
};
export type SubstituteDialog_tournament$key = {
  readonly " $data"?: SubstituteDialog_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubstituteDialog_tournament">;
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
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubstituteDialog_tournament",
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
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Enrolment",
      "kind": "LinkedField",
      "name": "enrolments",
      "plural": true,
      "selections": [
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
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};
})();

(node as any).hash = "5de7482b3f75530a0c4a76119e404aa6";

export default node;
