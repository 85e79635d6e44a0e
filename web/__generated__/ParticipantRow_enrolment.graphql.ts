/**
 * @generated SignedSource<<bad161106eda3ade72252121f3c59875>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ParticipantRow_enrolment$data = {
  readonly drawNumber: number | null | undefined;
  readonly number: number;
  readonly " $fragmentSpreads": FragmentRefs<"Participant_enrolment">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "Participant_enrolment"
    }
  ],
  "type": "Enrolment",
  "abstractKey": null
};

(node as any).hash = "9ea7a6addd834fb6368c2fcb0bba4834";

export default node;
