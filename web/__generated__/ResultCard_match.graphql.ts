/**
 * @generated SignedSource<<93496cde53486a502f98e8fba00e22b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MatchStatus = "CALLED" | "CANCELLED" | "IN_PROGRESS" | "PLAYED" | "SCHEDULED";
import { FragmentRefs } from "relay-runtime";
export type ResultCard_match$data = {
  readonly id: string;
  readonly status: MatchStatus;
  readonly " $fragmentSpreads": FragmentRefs<"MatchCard_match">;
  readonly " $fragmentType": "ResultCard_match";
};
export type ResultCard_match$key = {
  readonly " $data"?: ResultCard_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultCard_match">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResultCard_match",
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
      "name": "status",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MatchCard_match"
    }
  ],
  "type": "Match",
  "abstractKey": null
};

(node as any).hash = "c3140e03b7d1e45314e821c2f3eec936";

export default node;
