/**
 * @generated SignedSource<<675e45ae02165b56978b3aabc1458c54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TournamentStatus = "FINISHED" | "IN_PROGRESS" | "REGISTRATION_OPEN";
import { FragmentRefs } from "relay-runtime";
export type DirectoryCard_tournament$data = {
  readonly categoriesInBrief: ReadonlyArray<{
    readonly feeInCents: number;
    readonly name: string;
  }>;
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
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "feeInCents",
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
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CategoryInBrief",
      "kind": "LinkedField",
      "name": "categoriesInBrief",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
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

(node as any).hash = "4539c67437dad828c7c3a8c4ab32109e";

export default node;
