/**
 * @generated SignedSource<<6c0b8468865efc4499daa7b0d07e94e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SubstituteDialog_tournament$data = {
  readonly enrolments: ReadonlyArray<{
    readonly athlete: {
      readonly id: string;
    };
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"AthleteSearch_tournament">;
  readonly " $fragmentType": "SubstituteDialog_tournament";
};
export type SubstituteDialog_tournament$key = {
  readonly " $data"?: SubstituteDialog_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubstituteDialog_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubstituteDialog_tournament",
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
          "concreteType": "Athlete",
          "kind": "LinkedField",
          "name": "athlete",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AthleteSearch_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "26baf04eb0c8654e721e94d647e4ee0a";

export default node;
