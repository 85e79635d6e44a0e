/**
 * @generated SignedSource<<d6ef6eee96635447610e54143ceab22a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TournamentStatus = "FINISHED" | "IN_PROGRESS" | "REGISTRATION_OPEN";
import { FragmentRefs } from "relay-runtime";
export type EntriesScreen_tournament$data = {
  readonly id: string;
  readonly isPublic: boolean;
  readonly key: string;
  readonly name: string;
  readonly registration: {
    readonly inPairs: boolean;
    readonly problem: string | null | undefined;
  };
  readonly status: TournamentStatus;
  readonly " $fragmentSpreads": FragmentRefs<"EnrolPairDialog_tournament" | "EntriesHead_tournament" | "EntriesList_tournament" | "EntryQuestions_tournament" | "ImportDialog_tournament" | "ManageEnrolmentsDialog_tournament">;
  readonly " $fragmentType": "EntriesScreen_tournament";
};
export type EntriesScreen_tournament$key = {
  readonly " $data"?: EntriesScreen_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntriesScreen_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "categoryId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "statuses"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntriesScreen_tournament",
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
      "name": "key",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPublic",
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
          "name": "inPairs",
          "storageKey": null
        },
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
      "name": "EntriesHead_tournament"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "categoryId",
          "variableName": "categoryId"
        },
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        },
        {
          "kind": "Variable",
          "name": "statuses",
          "variableName": "statuses"
        }
      ],
      "kind": "FragmentSpread",
      "name": "EntriesList_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EntryQuestions_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EnrolPairDialog_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ManageEnrolmentsDialog_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportDialog_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "07313ff02bd9da0f622583de5c5d6361";

export default node;
