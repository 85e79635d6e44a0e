/**
 * @generated SignedSource<<6d631ae0f15fdb07d4704ba7cf8b9f2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReceivedInvitation_invitation$data = {
  readonly arenaName: string | null | undefined;
  readonly byOrganiser: boolean;
  readonly categoryName: string | null | undefined;
  readonly expiresAt: string;
  readonly feeInCents: number;
  readonly hasPlace: boolean;
  readonly id: string;
  readonly inPairs: boolean;
  readonly inviterName: string;
  readonly partnerName: string | null | undefined;
  readonly startDate: string;
  readonly tournament: {
    readonly __typename: "Tournament";
  } | null | undefined;
  readonly tournamentKey: string;
  readonly tournamentName: string;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerInvitation_invitation">;
  readonly " $fragmentType": "ReceivedInvitation_invitation";
};
export type ReceivedInvitation_invitation$key = {
  readonly " $data"?: ReceivedInvitation_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReceivedInvitation_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReceivedInvitation_invitation",
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
      "name": "inviterName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "byOrganiser",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "partnerName",
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
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tournamentKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tournamentName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Tournament",
      "kind": "LinkedField",
      "name": "tournament",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "arenaName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "categoryName",
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
      "name": "hasPlace",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AnswerInvitation_invitation"
    }
  ],
  "type": "PairInvitation",
  "abstractKey": null
};

(node as any).hash = "bc187b8b6e05bf759f6d6b451a012be7";

export default node;
