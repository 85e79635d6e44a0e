/**
 * @generated SignedSource<<84034f19d422ea4a5dd28f3ecfcce1dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CancelCategory_category$data = {
  readonly id: string;
  readonly name: string;
  readonly receivedInCents: number | null | undefined;
  readonly " $fragmentType": "CancelCategory_category";
};
export type CancelCategory_category$key = {
  readonly " $data"?: CancelCategory_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelCategory_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelCategory_category",
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
      "name": "receivedInCents",
      "storageKey": null
    }
  ],
  "type": "TournamentCategory",
  "abstractKey": null
};

(node as any).hash = "b267029fcade460b0dfa3e0aa0fea6e8";

export default node;
