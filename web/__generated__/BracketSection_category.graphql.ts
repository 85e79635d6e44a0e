/**
 * @generated SignedSource<<a89b9e52facb5454dbc2764576d8af2c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BracketSection_category$data = {
  readonly pairs: ReadonlyArray<{
    readonly athletes: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly seed: number | null | undefined;
  }>;
  readonly " $fragmentType": "BracketSection_category";
};
export type BracketSection_category$key = {
  readonly " $data"?: BracketSection_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"BracketSection_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BracketSection_category",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Pair",
      "kind": "LinkedField",
      "name": "pairs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Athlete",
          "kind": "LinkedField",
          "name": "athletes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TournamentCategory",
  "abstractKey": null
};

(node as any).hash = "3d0ffa9fbaa901cb5ffe07c4fe345d59";

export default node;
