/**
 * @generated SignedSource<<df8adb13308c2619cc346daa629eedde>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ChampionshipCard_tournament$data = {
  readonly categoriesInBrief: ReadonlyArray<{
    readonly feeInCents: number;
    readonly maxParticipants: number | null | undefined;
    readonly name: string;
  }>;
  readonly category: string;
  readonly description: string | null | undefined;
  readonly directorName: string | null | undefined;
  readonly endDate: string | null | undefined;
  readonly enrolmentCount: number;
  readonly feeInCents: number;
  readonly key: string;
  readonly maxParticipants: number | null | undefined;
  readonly name: string;
  readonly startDate: string;
  readonly venue: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"TournamentBadges_tournament">;
  readonly " $fragmentType": "ChampionshipCard_tournament";
};
export type ChampionshipCard_tournament$key = {
  readonly " $data"?: ChampionshipCard_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChampionshipCard_tournament">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "feeInCents",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maxParticipants",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChampionshipCard_tournament",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "directorName",
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
    (v1/*:: as any*/),
    (v2/*:: as any*/),
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
      "name": "venue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CategoryInBrief",
      "kind": "LinkedField",
      "name": "categoriesInBrief",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
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

(node as any).hash = "2c05fad4e0a11dbd73f64f1112faad44";

export default node;
