/**
 * @generated SignedSource<<a973bf7322c67025a8de2d440ed661c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TournamentStatus = "FINISHED" | "IN_PROGRESS" | "REGISTRATION_OPEN";
import { FragmentRefs } from "relay-runtime";
export type DirectoryCard_tournament$data = {
  readonly category: string;
  readonly endDate: string | null | undefined;
  readonly feeInCents: number;
  readonly key: string;
  readonly name: string;
  readonly organiserName: string;
  readonly place: {
    readonly city: string | null | undefined;
    readonly name: string;
  } | null | undefined;
  readonly startDate: string;
  readonly status: TournamentStatus;
  readonly " $fragmentSpreads": FragmentRefs<"TournamentBadges_tournament">;
  readonly " $fragmentType": "DirectoryCard_tournament";
};
export type DirectoryCard_tournament$key = {
  readonly " $data"?: DirectoryCard_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"DirectoryCard_tournament">;
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
  "name": "DirectoryCard_tournament",
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
      "name": "status",
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "feeInCents",
      "storageKey": null
    },
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
      "concreteType": "TournamentPlace",
      "kind": "LinkedField",
      "name": "place",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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

(node as any).hash = "4c65bc95f4e1d19b0a0fea5329a00e68";

export default node;
