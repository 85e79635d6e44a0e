/**
 * @generated SignedSource<<2c8affa1d909ac7c2f66bbddb77df641>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RegistrationState = "CLOSED" | "OPEN" | "UPCOMING";
import { FragmentRefs } from "relay-runtime";
export type EntriesHead_tournament$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly seatsLeft: number | null | undefined;
    readonly takenSeats: number;
    readonly waitingCount: number;
  }>;
  readonly registration: {
    readonly state: RegistrationState;
  };
  readonly " $fragmentType": "EntriesHead_tournament";
};
export type EntriesHead_tournament$key = {
  readonly " $data"?: EntriesHead_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntriesHead_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntriesHead_tournament",
  "selections": [
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
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TournamentCategory",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "takenSeats",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seatsLeft",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waitingCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "94eaa9dfed8727d45a2ae66e2121d86e";

export default node;
