/**
 * @generated SignedSource<<b2d9294986aa5de01f673a541a757336>>
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

(node as any).hash = "d1ec36f35bf2ab85d62838f130d96a29";

export default node;
