/**
 * @generated SignedSource<<24b186f4fb1d55dcabe95cb6a5b4db79>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GroupsSection_category$data = {
  readonly groups: ReadonlyArray<{
    readonly letter: string;
    readonly " $fragmentSpreads": FragmentRefs<"GroupTable_group">;
  }>;
  readonly " $fragmentType": "GroupsSection_category";
};
export type GroupsSection_category$key = {
  readonly " $data"?: GroupsSection_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupsSection_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupsSection_category",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CategoryGroup",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "GroupTable_group"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TournamentCategory",
  "abstractKey": null
};

(node as any).hash = "617c7892e993e62cef3990207e0b4e64";

export default node;
