/**
 * @generated SignedSource<<be44b49fe493776fed1b57ade196fb8f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AthleteTournamentList_edges$data = ReadonlyArray<{
  readonly cursor: string;
  readonly node: {
    readonly " $fragmentSpreads": FragmentRefs<"AthleteTournamentRow_enrolment">;
  };
  readonly " $fragmentType": "AthleteTournamentList_edges";
}>;
export type AthleteTournamentList_edges$key = ReadonlyArray<{
  readonly " $data"?: AthleteTournamentList_edges$data;
  readonly " $fragmentSpreads": FragmentRefs<"AthleteTournamentList_edges">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AthleteTournamentList_edges",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cursor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AthleteEnrolment",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AthleteTournamentRow_enrolment"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AthleteEnrolmentsEdge",
  "abstractKey": null
};

(node as any).hash = "05b05b8168c3d8f4594dc9cd7b8fd147";

export default node;
