/**
 * @generated SignedSource<<8ff359c2151fb895a6f84f945dd1b9b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EnrolmentStatus = "AWAITING_PAYMENT" | "CANCELLED" | "ELIMINATED" | "ENROLLED" | "EXPIRED" | "FINISHED" | "INVITED" | "PLAYING" | "SEEKING_PARTNER" | "WAITLISTED";
import { FragmentRefs } from "relay-runtime";
export type AthleteTournamentRow_enrolment$data = {
  readonly category: string;
  readonly endDate: string | null | undefined;
  readonly finalPosition: number | null | undefined;
  readonly startDate: string;
  readonly status: EnrolmentStatus;
  readonly tournamentKey: string | null | undefined;
  readonly tournamentName: string;
  readonly " $fragmentType": "AthleteTournamentRow_enrolment";
};
export type AthleteTournamentRow_enrolment$key = {
  readonly " $data"?: AthleteTournamentRow_enrolment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AthleteTournamentRow_enrolment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AthleteTournamentRow_enrolment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tournamentName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tournamentKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finalPosition",
      "storageKey": null
    }
  ],
  "type": "AthleteEnrolment",
  "abstractKey": null
};

(node as any).hash = "38578405dbd64051089c4a5f9983ec24";

export default node;
