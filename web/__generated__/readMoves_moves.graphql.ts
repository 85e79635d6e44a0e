/**
 * @generated SignedSource<<828913d7bd45e92bf8f8b842b255e04a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type readMoves_moves$data = {
  readonly message: string;
  readonly moves: ReadonlyArray<{
    readonly after: ReadonlyArray<{
      readonly pair: {
        readonly athletes: ReadonlyArray<{
          readonly displayName: string;
        }>;
      } | null | undefined;
      readonly vacant: boolean;
    }>;
    readonly before: ReadonlyArray<{
      readonly pair: {
        readonly athletes: ReadonlyArray<{
          readonly displayName: string;
        }>;
      } | null | undefined;
      readonly vacant: boolean;
    }>;
    readonly losesResult: boolean;
    readonly match: {
      readonly id: string;
      readonly number: number | null | undefined;
      readonly phase: string | null | undefined;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "readMoves_moves";
};
export type readMoves_moves$key = {
  readonly " $data"?: readMoves_moves$data;
  readonly " $fragmentSpreads": FragmentRefs<"readMoves_moves">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readMoves_moves"
};

(node as any).hash = "89c8bcf9ca1b7e60b003d0e43a892fb1";

export default node;
