/**
 * @generated SignedSource<<9a99622af002451e4e2fb69be63afdba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SetFormat = "PRO8_TB77" | "PRO8_TB88" | "SET3_TB33" | "SET4_TB33" | "SET4_TB44" | "SET5_TB44" | "SET5_TB55" | "SET6_TB55" | "SET6_TB66" | "SET7_TB66" | "SET9_TB88";
export type TournamentKind = "INTERNAL" | "SUPER8";
import { FragmentRefs } from "relay-runtime";
export type BracketScreen_tournament$data = {
  readonly arena: {
    readonly name: string;
  } | null | undefined;
  readonly categories: ReadonlyArray<{
    readonly draw: {
      readonly __typename: "Draw";
    } | null | undefined;
    readonly name: string;
  }>;
  readonly category: string;
  readonly key: string;
  readonly kind: TournamentKind;
  readonly name: string;
  readonly setFormat: SetFormat;
  readonly startDate: string;
  readonly " $fragmentSpreads": FragmentRefs<"DrawSheet_tournament" | "NoBracketYet_tournament" | "TournamentBadges_tournament">;
  readonly " $fragmentType": "BracketScreen_tournament";
};
export type BracketScreen_tournament$key = {
  readonly " $data"?: BracketScreen_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"BracketScreen_tournament">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BracketScreen_tournament",
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
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
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
      "name": "setFormat",
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TournamentBadges_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoBracketYet_tournament"
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
          "concreteType": "Draw",
          "kind": "LinkedField",
          "name": "draw",
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DrawSheet_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};
})();

(node as any).hash = "ff52b6d62e14daadd71226581a58c9f1";

export default node;
