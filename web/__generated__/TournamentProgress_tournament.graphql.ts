/**
 * @generated SignedSource<<04547a9d602b2efbf472d924f1a1007d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TournamentStatus = "FINISHED" | "IN_PROGRESS" | "REGISTRATION_OPEN";
import { FragmentRefs } from "relay-runtime";
export type TournamentProgress_tournament$data = {
  readonly matchCount: number;
  readonly playedMatchCount: number;
  readonly status: TournamentStatus;
  readonly " $fragmentType": "TournamentProgress_tournament";
};
export type TournamentProgress_tournament$key = {
  readonly " $data"?: TournamentProgress_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"TournamentProgress_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TournamentProgress_tournament",
  "selections": [
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
      "name": "playedMatchCount",
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "497b3d2d9bab1662698dba47f953aa82";

export default node;
