/**
 * @generated SignedSource<<5f1d78909c6c8217c4b8bc2c4de1826c>>
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

(node as any).hash = "88b1d9fa21c526c1b9509f5ecbea15c8";

export default node;
