/**
 * @generated SignedSource<<c11905fb4a492a0bbcdf61f0790c8a3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RegistrationCard_tournament$data = {
  readonly categories: ReadonlyArray<{
    readonly feeInCents: number;
    readonly id: string;
    readonly name: string;
    readonly seatsLeft: number | null | undefined;
  }>;
  readonly registration: {
    readonly problem: string | null | undefined;
  };
  readonly registrationEndsOn: string | null | undefined;
  readonly registrationStartsOn: string | null | undefined;
  readonly " $fragmentType": "RegistrationCard_tournament";
};
export type RegistrationCard_tournament$key = {
  readonly " $data"?: RegistrationCard_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationCard_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationCard_tournament",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registrationStartsOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registrationEndsOn",
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
          "name": "feeInCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seatsLeft",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "b8b243e7664677fc91eb7e5357e68594";

export default node;
