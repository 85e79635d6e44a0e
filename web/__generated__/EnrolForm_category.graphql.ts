/**
 * @generated SignedSource<<873dd300c3b18b6d920c2ac6702fe177>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type IneligibilityCode = "AGE" | "ARENA" | "GENDER" | "LEVEL";
import { FragmentRefs } from "relay-runtime";
export type EnrolForm_category$data = {
  readonly id: string;
  readonly inPairs: boolean;
  readonly seatsLeft: number | null | undefined;
  readonly viewerEligibility: {
    readonly reasons: ReadonlyArray<{
      readonly message: string;
      readonly unknown: boolean;
    }>;
  } | null | undefined;
  readonly viewerProfileGaps: ReadonlyArray<IneligibilityCode>;
  readonly waitingCount: number;
  readonly " $fragmentType": "EnrolForm_category";
};
export type EnrolForm_category$key = {
  readonly " $data"?: EnrolForm_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"EnrolForm_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EnrolForm_category",
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
      "name": "inPairs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seatsLeft",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ViewerEligibility",
      "kind": "LinkedField",
      "name": "viewerEligibility",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Ineligibility",
          "kind": "LinkedField",
          "name": "reasons",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "unknown",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "message",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerProfileGaps",
      "storageKey": null
    }
  ],
  "type": "TournamentCategory",
  "abstractKey": null
};

(node as any).hash = "63b2ef0cdfab76a33a3ac587a7ed9586";

export default node;
