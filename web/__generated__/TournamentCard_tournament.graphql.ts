/**
 * @generated SignedSource<<830aa9f4119372cc23ab1ae90dc1cc1a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TournamentCard_tournament$data = {
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

const node: ReaderFragment = {
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
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

(node as any).hash = "b445b2b16408b6e09ba0a39ceee26d64";

export default node;
