/**
 * @generated SignedSource<<3bc6093572351ce7b54206bd4f84368a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TournamentKind = "INTERNAL" | "SUPER8";
import { FragmentRefs } from "relay-runtime";
export type RegistrationSettingsForm_tournament$data = {
  readonly id: string;
  readonly kind: TournamentKind;
  readonly maxParticipants: number | null | undefined;
  readonly minPairs: number | null | undefined;
  readonly registration: {
    readonly fullRefundDays: number;
    readonly inPairs: boolean;
    readonly lateRefundPercent: number;
    readonly open: boolean;
    readonly paymentDays: number;
  };
  readonly registrationEndsOn: string | null | undefined;
  readonly registrationStartsOn: string | null | undefined;
  readonly " $fragmentType": "RegistrationSettingsForm_tournament";
};
export type RegistrationSettingsForm_tournament$key = {
  readonly " $data"?: RegistrationSettingsForm_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationSettingsForm_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationSettingsForm_tournament",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minPairs",
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
          "name": "open",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inPairs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullRefundDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lateRefundPercent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "f3eca48038f7fc9c554d0d78ddb531a3";

export default node;
