/**
 * @generated SignedSource<<26a174d7de79d7ec3512fd8201a95569>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EnrolmentStatus = "AWAITING_PAYMENT" | "CANCELLED" | "ELIMINATED" | "ENROLLED" | "EXPIRED" | "FINISHED" | "INVITED" | "PLAYING" | "SEEKING_PARTNER" | "WAITLISTED";
import { FragmentRefs } from "relay-runtime";
export type EntriesList_tournament$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly takesEntries: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"EntriesToolbar_categories">;
  }>;
  readonly entries: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly category: {
          readonly id: string;
        } | null | undefined;
        readonly id: string;
        readonly pair: {
          readonly id: string;
        } | null | undefined;
        readonly partnerEnrolment: {
          readonly id: string;
          readonly payment: {
            readonly " $fragmentSpreads": FragmentRefs<"readPayment_payment">;
          } | null | undefined;
          readonly status: EnrolmentStatus;
        } | null | undefined;
        readonly payment: {
          readonly " $fragmentSpreads": FragmentRefs<"readPayment_payment">;
        } | null | undefined;
        readonly status: EnrolmentStatus;
        readonly " $fragmentSpreads": FragmentRefs<"EntryRow_entry">;
      };
    }>;
    readonly statusCounts: ReadonlyArray<{
      readonly count: number;
      readonly status: EnrolmentStatus;
    }>;
  };
  readonly id: string;
  readonly isChampionship: boolean;
  readonly " $fragmentType": "EntriesList_tournament";
};
export type EntriesList_tournament$key = {
  readonly " $data"?: EntriesList_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntriesList_tournament">;
};

import EntriesListQuery_graphql from './EntriesListQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "entries"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v3 = [
  (v1/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "EnrolmentPayment",
  "kind": "LinkedField",
  "name": "payment",
  "plural": false,
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "readPayment_payment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amountInCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paidAt",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ],
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
      "defaultValue": 40,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
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
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": EntriesListQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "EntriesList_tournament",
  "selections": [
    (v1/*:: as any*/),
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
      "concreteType": "TournamentCategory",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "takesEntries",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EntriesToolbar_categories"
        }
      ],
      "storageKey": null
    },
    {
      "alias": "entries",
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
      "concreteType": "TournamentEntriesConnection",
      "kind": "LinkedField",
      "name": "__EntriesList_entries_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "EnrolmentStatusCount",
          "kind": "LinkedField",
          "name": "statusCounts",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TournamentEntriesEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Enrolment",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "TournamentCategory",
                  "kind": "LinkedField",
                  "name": "category",
                  "plural": false,
                  "selections": (v3/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Pair",
                  "kind": "LinkedField",
                  "name": "pair",
                  "plural": false,
                  "selections": (v3/*:: as any*/),
                  "storageKey": null
                },
                (v4/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Enrolment",
                  "kind": "LinkedField",
                  "name": "partnerEnrolment",
                  "plural": false,
                  "selections": [
                    (v1/*:: as any*/),
                    (v2/*:: as any*/),
                    (v4/*:: as any*/)
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "EntryRow_entry"
                },
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
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};
})();

(node as any).hash = "a0ba29e82e482de122dfcf0a318eef33";

export default node;
