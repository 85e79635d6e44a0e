/**
 * @generated SignedSource<<758f1ac01569d2df563dfec6997a8f25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MatchStatus = "CANCELLED" | "PLAYED" | "SCHEDULED";
import { FragmentRefs } from "relay-runtime";
export type BracketTab_tournament$data = {
  readonly enrolments: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"DrawOrder_enrolment">;
  }>;
  readonly key: string;
  readonly rounds: ReadonlyArray<{
    readonly matches: ReadonlyArray<{
      readonly status: MatchStatus;
    }>;
    readonly number: number;
    readonly " $fragmentSpreads": FragmentRefs<"RoundCard_round">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"NoBracketYet_tournament">;
  readonly " $fragmentType": "BracketTab_tournament";
};
export type BracketTab_tournament$key = {
  readonly " $data"?: BracketTab_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"BracketTab_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BracketTab_tournament",
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
      "concreteType": "Enrolment",
      "kind": "LinkedField",
      "name": "enrolments",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DrawOrder_enrolment"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Super8Round",
      "kind": "LinkedField",
      "name": "rounds",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Match",
          "kind": "LinkedField",
          "name": "matches",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RoundCard_round"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoBracketYet_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "648d8883cdc7bb9f6ae65770e9541260";

export default node;
