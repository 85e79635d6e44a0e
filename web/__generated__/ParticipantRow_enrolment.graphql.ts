/**
 * @generated SignedSource<<8073e749cb8b0ebd887b3c15dce72f72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EnrolmentStatus = "AWAITING_PAYMENT" | "CANCELLED" | "ELIMINATED" | "ENROLLED" | "EXPIRED" | "FINISHED" | "INVITED" | "PLAYING" | "SEEKING_PARTNER" | "WAITLISTED";
import { FragmentRefs } from "relay-runtime";
export type ParticipantRow_enrolment$data = {
  readonly athlete: {
    readonly displayName: string;
    readonly email: string | null | undefined;
  };
  readonly drawNumber: number | null | undefined;
  readonly enrolledAt: string;
  readonly finalPosition: number | null | undefined;
  readonly hasPlayed: boolean;
  readonly id: string;
  readonly number: number;
  readonly status: EnrolmentStatus;
  readonly " $fragmentType": "ParticipantRow_enrolment";
};
export type ParticipantRow_enrolment$key = {
  readonly " $data"?: ParticipantRow_enrolment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ParticipantRow_enrolment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ParticipantRow_enrolment",
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
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "drawNumber",
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
      "name": "enrolledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finalPosition",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPlayed",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Enrolment",
  "abstractKey": null
};

(node as any).hash = "7660daaa202d4bf6db3debfa9227a373";

export default node;
