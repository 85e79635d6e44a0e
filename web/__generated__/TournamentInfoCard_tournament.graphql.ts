/**
 * @generated SignedSource<<9508985048a9f21f158bd25471df4384>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SetFormat = "PRO8_TB77" | "PRO8_TB88" | "SET3_TB33" | "SET4_TB33" | "SET4_TB44" | "SET5_TB44" | "SET5_TB55" | "SET6_TB55" | "SET6_TB66" | "SET7_TB66" | "SET9_TB88";
export type TournamentKind = "INTERNAL" | "SUPER8";
import { FragmentRefs } from "relay-runtime";
export type TournamentInfoCard_tournament$data = {
  readonly categories: ReadonlyArray<{
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
  readonly kind: TournamentKind;
  readonly maxParticipants: number | null | undefined;
  readonly minPairs: number | null | undefined;
  readonly setFormat: SetFormat;
  readonly startDate: string;
  readonly venue: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"TournamentProgress_tournament">;
  readonly " $fragmentType": "TournamentInfoCard_tournament";
};
export type TournamentInfoCard_tournament$key = {
  readonly " $data"?: TournamentInfoCard_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"TournamentInfoCard_tournament">;
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
  "name": "maxParticipants",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TournamentInfoCard_tournament",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
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
      "kind": "ScalarField",
      "name": "venue",
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
      "concreteType": "TournamentCategory",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/)
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
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minPairs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "setFormat",
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
      "name": "TournamentProgress_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};
})();

(node as any).hash = "83a1294b2f4196599181ccb7244ddaab";

export default node;
