/**
 * @generated SignedSource<<f316a6d54aeea75c656036899a82b94c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type readTvTables_tournament$data = {
  readonly categories: ReadonlyArray<{
    readonly draw: {
      readonly brackets: ReadonlyArray<{
        readonly __typename: "DrawBracket";
      }>;
    } | null | undefined;
    readonly finalPositions: ReadonlyArray<{
      readonly pair: {
        readonly athletes: ReadonlyArray<{
          readonly displayName: string;
        }>;
      };
      readonly position: number;
    }>;
    readonly groups: ReadonlyArray<{
      readonly isSettled: boolean;
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
  }>;
  readonly standings: ReadonlyArray<{
    readonly athlete: {
      readonly displayName: string;
    };
    readonly gameBalance: number;
    readonly position: number;
    readonly victories: number;
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

(node as any).hash = "d863ddf0aeea3064ca80c4e54c8ac016";

export default node;
