/**
 * @generated SignedSource<<56330344c9043edc0b2a1bdf55fca998>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GroupCard_group$data = {
  readonly isSettled: boolean;
  readonly letter: string;
  readonly standings: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"GroupTable_standings">;
  }>;
  readonly " $fragmentType": "GroupCard_group";
};
export type GroupCard_group$key = {
  readonly " $data"?: GroupCard_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupCard_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupCard_group",
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
      "kind": "ScalarField",
      "name": "isSettled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GroupStanding",
      "kind": "LinkedField",
      "name": "standings",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GroupTable_standings"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CategoryGroup",
  "abstractKey": null
};

(node as any).hash = "25adf1f7e5df6a3b0d64fd51f22e46bf";

export default node;
