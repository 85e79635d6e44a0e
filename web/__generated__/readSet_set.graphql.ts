/**
 * @generated SignedSource<<8595b5a932c1a09e703a2e1f4731b7c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type readSet_set$data = {
  readonly gamesSide1: number;
  readonly gamesSide2: number;
  readonly tieBreakSide1: number | null | undefined;
  readonly tieBreakSide2: number | null | undefined;
  readonly " $fragmentType": "readSet_set";
};
export type readSet_set$key = {
  readonly " $data"?: readSet_set$data;
  readonly " $fragmentSpreads": FragmentRefs<"readSet_set">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readSet_set"
};

(node as any).hash = "22ca12ca2568b49051b34473016f59af";

export default node;
