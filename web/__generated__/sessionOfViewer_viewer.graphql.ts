/**
 * @generated SignedSource<<e1ad770334592b43c49ebc63caafb1c1>>
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

(node as any).hash = "19b5ca12ddfe73508d3ac712121ada6e";

export default node;
