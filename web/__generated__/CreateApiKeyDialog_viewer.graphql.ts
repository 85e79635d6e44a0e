/**
 * @generated SignedSource<<11c067e517a5755284a1f6f2062f4bed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "ARENA_MANAGER" | "ATHLETE" | "FEDERATION_MANAGER" | "TEACHER";
import { FragmentRefs } from "relay-runtime";
export type CreateApiKeyDialog_viewer$data = {
  readonly federationMember: {
    readonly federation: {
      readonly id: string;
      readonly name: string;
    };
  } | null | undefined;
  readonly roles: ReadonlyArray<Role>;
  readonly " $fragmentType": "CreateApiKeyDialog_viewer";
};
export type CreateApiKeyDialog_viewer$key = {
  readonly " $data"?: CreateApiKeyDialog_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreateApiKeyDialog_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreateApiKeyDialog_viewer",
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
      "concreteType": "FederationMember",
      "kind": "LinkedField",
      "name": "federationMember",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Federation",
          "kind": "LinkedField",
          "name": "federation",
          "plural": false,
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "0b296b26b502bb995fa3da14f1e0acf1";

export default node;
