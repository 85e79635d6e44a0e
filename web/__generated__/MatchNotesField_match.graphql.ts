/**
 * @generated SignedSource<<5b30f761bda665ac4446162ead2a7ed9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MatchNotesField_match$data = {
  readonly id: string;
  readonly notes: string | null | undefined;
  readonly " $fragmentType": "MatchNotesField_match";
};
export type MatchNotesField_match$key = {
  readonly " $data"?: MatchNotesField_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"MatchNotesField_match">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MatchNotesField_match",
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
      "name": "notes",
      "storageKey": null
    }
  ],
  "type": "Match",
  "abstractKey": null
};

(node as any).hash = "533af15be7fcae60a4d1250330293de5";

export default node;
