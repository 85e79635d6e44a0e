/**
 * @generated SignedSource<<0e83846c37b39da61da1516b4cba0dac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OwnEnrolment_tournament$data = {
  readonly name: string;
  readonly registration: {
    readonly problem: string | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"OwnUnavailability_tournament" | "useTerms_tournament">;
  readonly " $fragmentType": "OwnEnrolment_tournament";
};
export type OwnEnrolment_tournament$key = {
  readonly " $data"?: OwnEnrolment_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnEnrolment_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnEnrolment_tournament",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TournamentRegistration",
      "kind": "LinkedField",
      "name": "registration",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "problem",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useTerms_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwnUnavailability_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "e3196505a174c9bc264bad6e6e90cd71";

export default node;
