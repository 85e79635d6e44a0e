/**
 * @generated SignedSource<<d0ae4f4023e75341413101c981e39e88>>
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
    readonly id: string;
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
          "name": "id",
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

(node as any).hash = "216256013b40f580c64cfe1598ea7c11";

export default node;
