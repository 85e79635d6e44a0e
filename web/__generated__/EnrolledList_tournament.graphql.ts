/**
 * @generated SignedSource<<57d52945aa4af6d43714936f5f09f2b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EnrolledList_tournament$data = {
  readonly enrolments: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"EnrolledRow_enrolment">;
  }>;
  readonly " $fragmentType": "EnrolledList_tournament";
};
export type EnrolledList_tournament$key = {
  readonly " $data"?: EnrolledList_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"EnrolledList_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EnrolledList_tournament",
  "selections": [
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
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EnrolledRow_enrolment"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "0528c215282fbb7be36a83c27ebd2eca";

export default node;
