/**
 * @generated SignedSource<<89ed689a863b766064ded3d2a086e5db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type readDelays_tournament$data = {
  readonly delays: ReadonlyArray<{
    readonly estimatedAt: string;
    readonly match: {
      readonly id: string;
      readonly isLate: boolean;
    };
  }>;
  readonly " $fragmentType": "readDelays_tournament";
};
export type readDelays_tournament$key = {
  readonly " $data"?: readDelays_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"readDelays_tournament">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readDelays_tournament"
};

(node as any).hash = "251a76520c90847122078b2b2a930592";

export default node;
