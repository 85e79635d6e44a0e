/**
 * @generated SignedSource<<180679e38c35598dd6b32220d8872951>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EnrolledRow_enrolment$data = {
  readonly athlete: {
    readonly displayName: string;
  };
  readonly id: string;
  readonly number: number;
  readonly " $fragmentType": "EnrolledRow_enrolment";
};
export type EnrolledRow_enrolment$key = {
  readonly " $data"?: EnrolledRow_enrolment$data;
  readonly " $fragmentSpreads": FragmentRefs<"EnrolledRow_enrolment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EnrolledRow_enrolment",
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
  "type": "Enrolment",
  "abstractKey": null
};

(node as any).hash = "254c4e054f8197a99309ffd67da64519";

export default node;
