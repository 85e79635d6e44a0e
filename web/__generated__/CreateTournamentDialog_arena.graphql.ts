/**
 * @generated SignedSource<<a758675ce2d185f58ab9b98f7dfcc59e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreateTournamentDialog_arena$data = {
  readonly id: string;
  readonly " $fragmentType": "CreateTournamentDialog_arena";
};
export type CreateTournamentDialog_arena$key = {
  readonly " $data"?: CreateTournamentDialog_arena$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreateTournamentDialog_arena">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreateTournamentDialog_arena",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Arena",
  "abstractKey": null
};

(node as any).hash = "7b3b9cbe8583913b6158f86b1b36c5f2";

export default node;
