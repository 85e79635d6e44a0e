/**
 * @generated SignedSource<<76fe6241aab594f85f0188e5c264f210>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TournamentStatus = "FINISHED" | "IN_PROGRESS" | "REGISTRATION_OPEN";
import { FragmentRefs } from "relay-runtime";
export type PublicHero_tournament$data = {
  readonly categories: ReadonlyArray<{
    readonly feeInCents: number;
    readonly name: string;
  }>;
  readonly category: string;
  readonly endDate: string | null | undefined;
  readonly enrolmentCount: number;
  readonly feeInCents: number;
  readonly organiserName: string;
  readonly place: {
    readonly address: string | null | undefined;
    readonly city: string | null | undefined;
    readonly name: string;
  } | null | undefined;
  readonly startDate: string;
  readonly status: TournamentStatus;
  readonly " $fragmentSpreads": FragmentRefs<"TournamentBadges_tournament">;
  readonly " $fragmentType": "PublicHero_tournament";
};
export type PublicHero_tournament$key = {
  readonly " $data"?: PublicHero_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublicHero_tournament">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "feeInCents",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublicHero_tournament",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "organiserName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "TournamentCategory",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "enrolmentCount",
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
      "concreteType": "TournamentPlace",
      "kind": "LinkedField",
      "name": "place",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TournamentBadges_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};
})();

(node as any).hash = "16f598dc62b4c269fc2788759efc66d9";

export default node;
