/**
 * @generated SignedSource<<82e8075a89417daa247b55fa90e74389>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DrawFormat = "DOUBLE_ELIMINATION" | "GROUPS_KNOCKOUT" | "KNOCKOUT" | "ROUND_ROBIN" | "SUPER_N";
export type TournamentKind = "INTERNAL" | "SUPER8";
export type TournamentStatus = "FINISHED" | "IN_PROGRESS" | "REGISTRATION_OPEN";
import { FragmentRefs } from "relay-runtime";
export type DrawTab_tournament$data = {
  readonly categories: ReadonlyArray<{
    readonly cancelledAt: string | null | undefined;
    readonly draw: {
      readonly format: DrawFormat;
      readonly hasBegun: boolean;
    } | null | undefined;
    readonly id: string;
    readonly inPairs: boolean;
    readonly name: string;
    readonly settledAt: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"DrawnCategory_category" | "FinishSuperN_category" | "SuperNRounds_category" | "SwapEntries_category" | "SwapNumbers_category" | "UndoDraw_category" | "UndrawnCategories_category">;
  }>;
  readonly enrolments: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"SuperNRounds_enrolment" | "SwapNumbers_enrolment">;
  }>;
  readonly key: string;
  readonly kind: TournamentKind;
  readonly status: TournamentStatus;
  readonly viewerCanManage: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"NoBracketYet_tournament" | "StartDraw_tournament">;
  readonly " $fragmentType": "DrawTab_tournament";
};
export type DrawTab_tournament$key = {
  readonly " $data"?: DrawTab_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"DrawTab_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DrawTab_tournament",
  "selections": [
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
      "name": "kind",
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
      "name": "viewerCanManage",
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
          "name": "cancelledAt",
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
          "name": "settledAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Draw",
          "kind": "LinkedField",
          "name": "draw",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "format",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasBegun",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DrawnCategory_category"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UndrawnCategories_category"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SwapEntries_category"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SwapNumbers_category"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UndoDraw_category"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SuperNRounds_category"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FinishSuperN_category"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Enrolment",
      "kind": "LinkedField",
      "name": "enrolments",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SuperNRounds_enrolment"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SwapNumbers_enrolment"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StartDraw_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoBracketYet_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "3af3bbe2dc18658c2caeac63e96dfaff";

export default node;
