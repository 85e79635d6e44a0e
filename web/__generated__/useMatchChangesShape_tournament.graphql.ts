/**
 * @generated SignedSource<<d469f28ad890545db547b38a552379c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type TournamentStatus = "FINISHED" | "IN_PROGRESS" | "REGISTRATION_OPEN";
import { FragmentRefs } from "relay-runtime";
export type useMatchChangesShape_tournament$data = {
  readonly entrantsKey: string;
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

(node as any).hash = "6d84bfe58cbc1480cbd2bb3c70c9367b";

export default node;
