/**
 * @generated SignedSource<<baf14135369bf741be69e0e704283018>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EntryQuestions_tournament$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EnrolPairDialog_tournament" | "useTerms_tournament">;
  readonly " $fragmentType": "EntryQuestions_tournament";
};
export type EntryQuestions_tournament$key = {
  readonly " $data"?: EntryQuestions_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryQuestions_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntryQuestions_tournament",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useTerms_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EnrolPairDialog_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "28e09713fe95a17e14289a4212940d21";

export default node;
