/**
 * @generated SignedSource<<7febd0552cb6560105782dd265dee8fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AbsencesDialog_tournament$data = {
  readonly enrolments: ReadonlyArray<{
    readonly athlete: {
      readonly displayName: string;
    };
    readonly id: string;
  }>;
  readonly " $fragmentType": "AbsencesDialog_tournament";
};
export type AbsencesDialog_tournament$key = {
  readonly " $data"?: AbsencesDialog_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"AbsencesDialog_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AbsencesDialog_tournament",
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
          "alias": null,
          "args": null,
          "concreteType": "Athlete",
          "kind": "LinkedField",
          "name": "athlete",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "displayName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "be5d211bf9a4e449dd8592dbf0de0682";

export default node;
