/**
 * @generated SignedSource<<282c0f4d776af0f928a992f94f13cd20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TournamentRow_tournament$data = {
  readonly categoriesInBrief: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly category: string;
  readonly key: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"TournamentBadges_tournament" | "TournamentFacts_tournament">;
  readonly " $fragmentType": "TournamentRow_tournament";
};
export type TournamentRow_tournament$key = {
  readonly " $data"?: TournamentRow_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"TournamentRow_tournament">;
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
  "name": "TournamentRow_tournament",
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

(node as any).hash = "ff6bd48f2d7ad3e29fbfd5882c38561a";

export default node;
