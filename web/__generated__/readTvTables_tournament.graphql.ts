/**
 * @generated SignedSource<<98825ec051e4cefbfc2845eccea33538>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type readTvTables_tournament$data = {
  readonly categories: ReadonlyArray<{
    readonly groups: ReadonlyArray<{
      readonly letter: string;
      readonly standings: ReadonlyArray<{
        readonly gameBalance: number;
        readonly pair: {
          readonly athletes: ReadonlyArray<{
            readonly displayName: string;
          }>;
        } | null | undefined;
        readonly position: number;
        readonly victories: number;
      }>;
    }>;
    readonly name: string;
    readonly standings: ReadonlyArray<{
      readonly athlete: {
        readonly displayName: string;
      };
      readonly gameBalance: number;
      readonly position: number;
      readonly victories: number;
    }>;
  }>;
  readonly " $fragmentType": "readTvTables_tournament";
};
export type readTvTables_tournament$key = {
  readonly " $data"?: readTvTables_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"readTvTables_tournament">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readTvTables_tournament"
};

(node as any).hash = "2364f8b0ec0842ed855fee261b12851e";

export default node;
