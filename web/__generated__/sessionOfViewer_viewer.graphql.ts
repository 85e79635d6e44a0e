/**
 * @generated SignedSource<<e433bba3088bc176a28269b6ffc7e277>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type Role = "ADMIN" | "ARENA_MANAGER" | "ATHLETE" | "FEDERATION_MANAGER" | "TEACHER";
import { FragmentRefs } from "relay-runtime";
export type sessionOfViewer_viewer$data = {
  readonly homePath: string;
  readonly managesArena: boolean;
  readonly mustChangePassword: boolean;
  readonly primaryRole: Role | null | undefined;
  readonly roles: ReadonlyArray<Role>;
  readonly user: {
    readonly email: string;
    readonly key: string;
    readonly name: string;
  };
  readonly " $fragmentType": "sessionOfViewer_viewer";
};
export type sessionOfViewer_viewer$key = {
  readonly " $data"?: sessionOfViewer_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"sessionOfViewer_viewer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "sessionOfViewer_viewer"
};

(node as any).hash = "34bf6286a813697c8d4ab91b68453a24";

export default node;
