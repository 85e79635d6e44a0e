/**
 * @generated SignedSource<<3d9d2e242f7a07400b66882867f14263>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SuperNRounds_enrolment$data = ReadonlyArray<{
  readonly category: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DrawOrder_enrolment">;
  readonly " $fragmentType": "SuperNRounds_enrolment";
}>;
export type SuperNRounds_enrolment$key = ReadonlyArray<{
  readonly " $data"?: SuperNRounds_enrolment$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuperNRounds_enrolment">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SuperNRounds_enrolment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TournamentCategory",
      "kind": "LinkedField",
      "name": "category",
      "plural": false,
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
      "name": "DrawOrder_enrolment"
    }
  ],
  "type": "Enrolment",
  "abstractKey": null
};

(node as any).hash = "39c45ffe94a429295282ab193231d4a1";

export default node;
