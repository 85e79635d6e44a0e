/**
 * @generated SignedSource<<9b9ab3748fe8a2643c22ec866ab7eb0b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TournamentStatus = "FINISHED" | "IN_PROGRESS" | "REGISTRATION_OPEN";
import { FragmentRefs } from "relay-runtime";
export type Referees_tournament$data = {
  readonly id: string;
  readonly key: string;
  readonly status: TournamentStatus;
  readonly " $fragmentType": "Referees_tournament";
};
export type Referees_tournament$key = {
  readonly " $data"?: Referees_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"Referees_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Referees_tournament",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "9036638cd2e920db33f52a8092d2f86c";

export default node;
