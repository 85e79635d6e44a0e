/**
 * @generated SignedSource<<196b70731226927646b32c2d631f6219>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TournamentStatus = "FINISHED" | "IN_PROGRESS" | "REGISTRATION_OPEN";
import { FragmentRefs } from "relay-runtime";
export type EnrolSection_tournament$data = {
  readonly status: TournamentStatus;
  readonly viewerEnrolments: ReadonlyArray<{
    readonly __typename: "Enrolment";
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"EnrolCard_tournament" | "WhoPlays_tournament">;
  readonly " $fragmentType": "EnrolSection_tournament";
};
export type EnrolSection_tournament$key = {
  readonly " $data"?: EnrolSection_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"EnrolSection_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EnrolSection_tournament",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Enrolment",
      "kind": "LinkedField",
      "name": "viewerEnrolments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EnrolCard_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WhoPlays_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "b1bed2ea9e4af42b193dd31261c12749";

export default node;
