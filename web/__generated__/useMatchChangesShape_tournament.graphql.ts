/**
 * @generated SignedSource<<0e44956cd85b69ac28a2a78c41a760e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type TournamentStatus = "FINISHED" | "IN_PROGRESS" | "REGISTRATION_OPEN";
import { FragmentRefs } from "relay-runtime";
export type useMatchChangesShape_tournament$data = {
  readonly enrolmentCount: number;
  readonly matchCount: number;
  readonly status: TournamentStatus;
  readonly " $fragmentType": "useMatchChangesShape_tournament";
};
export type useMatchChangesShape_tournament$key = {
  readonly " $data"?: useMatchChangesShape_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMatchChangesShape_tournament">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useMatchChangesShape_tournament"
};

(node as any).hash = "ca13a043652c7aa682aa89c363009008";

export default node;
