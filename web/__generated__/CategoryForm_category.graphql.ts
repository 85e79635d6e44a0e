/**
 * @generated SignedSource<<493bdebc607a23028e3d0040b3359ef2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TournamentGender = "FEMALE" | "MALE" | "MIXED";
import { FragmentRefs } from "relay-runtime";
export type CategoryForm_category$data = {
  readonly feeInCents: number;
  readonly gender: TournamentGender;
  readonly id: string;
  readonly level: string;
  readonly maxAge: number | null | undefined;
  readonly maxParticipants: number | null | undefined;
  readonly minAge: number | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "CategoryForm_category";
};
export type CategoryForm_category$key = {
  readonly " $data"?: CategoryForm_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryForm_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryForm_category",
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "feeInCents",
      "storageKey": null
    }
  ],
  "type": "TournamentCategory",
  "abstractKey": null
};

(node as any).hash = "334639f8e2a6f3da06b09ed344f72f97";

export default node;
