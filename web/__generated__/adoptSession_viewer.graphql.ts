/**
 * @generated SignedSource<<bdd0d4a2067aaf845b74135af5c1c35a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type Role = "ADMIN" | "ARENA_MANAGER" | "ATHLETE" | "FEDERATION_MANAGER" | "TEACHER";
import { FragmentRefs } from "relay-runtime";
export type adoptSession_viewer$data = {
  readonly homePath: string;
  readonly managesArena: boolean;
  readonly primaryRole: Role | null | undefined;
  readonly roles: ReadonlyArray<Role>;
  readonly user: {
    readonly email: string;
    readonly key: string;
    readonly name: string;
  };
  readonly " $fragmentType": "adoptSession_viewer";
};
export type adoptSession_viewer$key = {
  readonly " $data"?: adoptSession_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"adoptSession_viewer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "adoptSession_viewer"
};

(node as any).hash = "4664d56e48b6b15b9afb57913ae4e62f";

export default node;
