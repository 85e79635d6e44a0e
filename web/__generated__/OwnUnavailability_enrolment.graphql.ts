/**
 * @generated SignedSource<<dcd53eee322cea0702b975eeed2b0459>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OwnUnavailability_enrolment$data = {
  readonly id: string;
  readonly unavailability: {
    readonly open: boolean;
    readonly periods: ReadonlyArray<{
      readonly byAthlete: boolean;
      readonly endsAt: string;
      readonly startsAt: string;
    }>;
    readonly timeZone: string;
  } | null | undefined;
  readonly " $fragmentType": "OwnUnavailability_enrolment";
};
export type OwnUnavailability_enrolment$key = {
  readonly " $data"?: OwnUnavailability_enrolment$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnUnavailability_enrolment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnUnavailability_enrolment",
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
      "concreteType": "EnrolmentUnavailability",
      "kind": "LinkedField",
      "name": "unavailability",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "open",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AthleteUnavailability",
          "kind": "LinkedField",
          "name": "periods",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startsAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endsAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "byAthlete",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Enrolment",
  "abstractKey": null
};

(node as any).hash = "c6d482d5d24e634754fc6cf75598f7c7";

export default node;
