/**
 * @generated SignedSource<<eb9c1e56743f3e6b9f1407bf64d9a853>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MatchStatus = "CALLED" | "CANCELLED" | "IN_PROGRESS" | "PLAYED" | "SCHEDULED";
import { FragmentRefs } from "relay-runtime";
export type MatchToScore_match$data = {
  readonly courtLabel: string | null | undefined;
  readonly group: string | null | undefined;
  readonly key: string;
  readonly number: number | null | undefined;
  readonly round: number;
  readonly scheduledFor: string | null | undefined;
  readonly sides: ReadonlyArray<{
    readonly athletes: ReadonlyArray<{
      readonly displayName: string;
    }>;
    readonly games: number | null | undefined;
    readonly number: number;
  }>;
  readonly status: MatchStatus;
  readonly " $fragmentType": "MatchToScore_match";
};
export type MatchToScore_match$key = {
  readonly " $data"?: MatchToScore_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"MatchToScore_match">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MatchToScore_match",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "round",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "group",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scheduledFor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "courtLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MatchSide",
      "kind": "LinkedField",
      "name": "sides",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "games",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Athlete",
          "kind": "LinkedField",
          "name": "athletes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "displayName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Match",
  "abstractKey": null
};
})();

(node as any).hash = "0e64705b1b4155338f3fd91fb9180e8f";

export default node;
