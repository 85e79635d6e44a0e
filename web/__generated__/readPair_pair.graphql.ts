/**
 * @generated SignedSource<<26938299f9e2480bebb0c8d4a2eb7954>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type readPair_pair$data = {
  readonly athletes: ReadonlyArray<{
    readonly displayName: string;
  }>;
  readonly seed: number | null | undefined;
  readonly " $fragmentType": "readPair_pair";
};
export type readPair_pair$key = {
  readonly " $data"?: readPair_pair$data;
  readonly " $fragmentSpreads": FragmentRefs<"readPair_pair">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readPair_pair"
};

(node as any).hash = "cb674020a5f70d426fec241e3324bfa5";

export default node;
