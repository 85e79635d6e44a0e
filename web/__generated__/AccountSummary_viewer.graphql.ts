/**
 * @generated SignedSource<<07578ce3d0c8628ddb103db0d8a3503e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "ARENA_MANAGER" | "ATHLETE" | "FEDERATION_MANAGER" | "TEACHER";
import { FragmentRefs } from "relay-runtime";
export type AccountSummary_viewer$data = {
  readonly roles: ReadonlyArray<Role>;
  readonly user: {
    readonly email: string;
    readonly name: string;
  };
  readonly " $fragmentType": "AccountSummary_viewer";
};
export type AccountSummary_viewer$key = {
  readonly " $data"?: AccountSummary_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountSummary_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountSummary_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
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
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "1f4f7b26f5da400c728276d77bdc013d";

export default node;
