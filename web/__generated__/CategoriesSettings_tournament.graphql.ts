/**
 * @generated SignedSource<<f7488bdca503bb568f53d6a823d63638>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TournamentGender = "FEMALE" | "MALE" | "MIXED";
import { FragmentRefs } from "relay-runtime";
export type CategoriesSettings_tournament$data = {
  readonly categories: ReadonlyArray<{
    readonly feeInCents: number;
    readonly gender: TournamentGender;
    readonly id: string;
    readonly level: string;
    readonly maxAge: number | null | undefined;
    readonly maxParticipants: number | null | undefined;
    readonly minAge: number | null | undefined;
    readonly name: string;
    readonly takenSeats: number;
    readonly " $fragmentSpreads": FragmentRefs<"CategoryForm_category">;
  }>;
  readonly feeInCents: number;
  readonly id: string;
  readonly " $fragmentType": "CategoriesSettings_tournament";
};
export type CategoriesSettings_tournament$key = {
  readonly " $data"?: CategoriesSettings_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoriesSettings_tournament">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "feeInCents",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoriesSettings_tournament",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "level",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gender",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minAge",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxAge",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxParticipants",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "takenSeats",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CategoryForm_category"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};
})();

(node as any).hash = "9b9808e339afd896e497106726f1d30e";

export default node;
