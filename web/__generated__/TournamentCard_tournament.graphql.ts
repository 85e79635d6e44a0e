/**
 * @generated SignedSource<<97dce6a6212df7ec786d2cb8e29bd518>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TournamentCard_tournament$data = {
  readonly categoriesInBrief: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly category: string;
  readonly description: string | null | undefined;
  readonly key: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"TournamentBadges_tournament" | "TournamentFacts_tournament">;
  readonly " $fragmentType": "TournamentCard_tournament";
};
export type TournamentCard_tournament$key = {
  readonly " $data"?: TournamentCard_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"TournamentCard_tournament">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "TournamentCard_tournament",
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
      "concreteType": "CategoryInBrief",
      "kind": "LinkedField",
      "name": "categoriesInBrief",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "TournamentBadges_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TournamentFacts_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};
})();

(node as any).hash = "d313a118520a9dbf20f12e810f4e18f5";

export default node;
