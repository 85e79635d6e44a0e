/**
 * @generated SignedSource<<0c9f23357ed470934f45264548159399>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EntriesScreen_tournament$data = {
  readonly categories: ReadonlyArray<{
    readonly inPairs: boolean;
    readonly takesEntries: boolean;
  }>;
  readonly id: string;
  readonly isChampionship: boolean;
  readonly isPublic: boolean;
  readonly key: string;
  readonly name: string;
  readonly registration: {
    readonly inPairs: boolean;
    readonly problem: string | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"EnrolPairDialog_tournament" | "EntriesHead_tournament" | "EntriesList_tournament" | "EntryQuestions_tournament" | "ImportDialog_tournament" | "ManageEnrolmentsDialog_tournament">;
  readonly " $fragmentType": "EntriesScreen_tournament";
};
export type EntriesScreen_tournament$key = {
  readonly " $data"?: EntriesScreen_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntriesScreen_tournament">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inPairs",
  "storageKey": null
};
return {
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
      "name": "isPublic",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isChampionship",
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
        (v0/*:: as any*/),
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "takesEntries",
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
})();

(node as any).hash = "c2bfbf8aee190aa9b93c1c8d80adc85d";

export default node;
