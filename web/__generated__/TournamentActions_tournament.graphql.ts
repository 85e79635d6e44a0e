/**
 * @generated SignedSource<<cb1ad7f7d9086a52b76b4fdf233d3acb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TournamentKind = "INTERNAL" | "SUPER8";
export type TournamentStatus = "FINISHED" | "IN_PROGRESS" | "REGISTRATION_OPEN";
import { FragmentRefs } from "relay-runtime";
export type TournamentActions_tournament$data = {
  readonly key: string;
  readonly kind: TournamentKind;
  readonly matchCount: number;
  readonly status: TournamentStatus;
  readonly viewerCanManage: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"FinishTournament_tournament" | "Referees_tournament" | "StartDraw_tournament" | "StartTournament_tournament" | "TournamentRanking_tournament" | "TournamentSettings_tournament">;
  readonly " $fragmentType": "TournamentActions_tournament";
};
export type TournamentActions_tournament$key = {
  readonly " $data"?: TournamentActions_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"TournamentActions_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TournamentActions_tournament",
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
      "name": "kind",
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
      "name": "matchCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanManage",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TournamentSettings_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Referees_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TournamentRanking_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StartTournament_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StartDraw_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FinishTournament_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "45fe734b7f803ba62213f6d17650efd5";

export default node;
