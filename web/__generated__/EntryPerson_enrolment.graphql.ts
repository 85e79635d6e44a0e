/**
 * @generated SignedSource<<5c7a153992bed9284efd0533436e65d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AthleteLevel = "A_PRO" | "B" | "C" | "D" | "FUN";
export type EnrolmentStatus = "AWAITING_PAYMENT" | "CANCELLED" | "ELIMINATED" | "ENROLLED" | "EXPIRED" | "FINISHED" | "INVITED" | "PLAYING" | "SEEKING_PARTNER" | "WAITLISTED";
import { FragmentRefs } from "relay-runtime";
export type EntryPerson_enrolment$data = {
  readonly athlete: {
    readonly displayName: string;
    readonly email: string | null | undefined;
    readonly level: AthleteLevel;
  };
  readonly id: string;
  readonly override: {
    readonly at: string;
    readonly by: string | null | undefined;
    readonly reason: string;
  } | null | undefined;
  readonly status: EnrolmentStatus;
  readonly " $fragmentSpreads": FragmentRefs<"EntryActions_enrolment" | "EntryFacts_enrolment">;
  readonly " $fragmentType": "EntryPerson_enrolment";
};
export type EntryPerson_enrolment$key = {
  readonly " $data"?: EntryPerson_enrolment$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryPerson_enrolment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntryPerson_enrolment",
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
      "name": "status",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "level",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EligibilityOverride",
      "kind": "LinkedField",
      "name": "override",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "by",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EntryFacts_enrolment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EntryActions_enrolment"
    }
  ],
  "type": "Enrolment",
  "abstractKey": null
};

(node as any).hash = "9733508c59736f880e43919df6eb99af";

export default node;
