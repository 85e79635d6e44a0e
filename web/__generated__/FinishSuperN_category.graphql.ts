/**
 * @generated SignedSource<<0583b4dba18429926b33c4e9ed19f3a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MatchStatus = "CALLED" | "CANCELLED" | "IN_PROGRESS" | "PLAYED" | "SCHEDULED";
import { FragmentRefs } from "relay-runtime";
export type FinishSuperN_category$data = {
  readonly id: string;
  readonly matches: ReadonlyArray<{
    readonly status: MatchStatus;
  }>;
  readonly name: string;
  readonly " $fragmentType": "FinishSuperN_category";
};
export type FinishSuperN_category$key = {
  readonly " $data"?: FinishSuperN_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"FinishSuperN_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FinishSuperN_category",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "concreteType": "Match",
      "kind": "LinkedField",
      "name": "matches",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TournamentCategory",
  "abstractKey": null
};

(node as any).hash = "c49c9a2c820a46d83ba8625b434c97aa";

export default node;
