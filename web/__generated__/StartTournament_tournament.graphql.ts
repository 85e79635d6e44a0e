/**
 * @generated SignedSource<<bf152c582c3870a3768918b356315525>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StartTournament_tournament$data = {
  readonly arena: {
    readonly courtCount: number | null | undefined;
  } | null | undefined;
  readonly askedGuestCount: number | null | undefined;
  readonly enrolmentCount: number;
  readonly id: string;
  readonly maxParticipants: number | null | undefined;
  readonly " $fragmentType": "StartTournament_tournament";
};
export type StartTournament_tournament$key = {
  readonly " $data"?: StartTournament_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"StartTournament_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StartTournament_tournament",
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
      "name": "enrolmentCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "askedGuestCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxParticipants",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Arena",
      "kind": "LinkedField",
      "name": "arena",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "courtCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "abe8251974a066fee12ab75d07cc9b89";

export default node;
