/**
 * @generated SignedSource<<382678897025c51d0085f141d2207aea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "ARENA_MANAGER" | "ATHLETE" | "FEDERATION_MANAGER" | "TEACHER";
import { FragmentRefs } from "relay-runtime";
export type PersonalDataCard_viewer$data = {
  readonly roles: ReadonlyArray<Role>;
  readonly " $fragmentType": "PersonalDataCard_viewer";
};
export type PersonalDataCard_viewer$key = {
  readonly " $data"?: PersonalDataCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonalDataCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonalDataCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roles",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "11ea8ff75ce4d74f61fa3b4957ae1f50";

export default node;
