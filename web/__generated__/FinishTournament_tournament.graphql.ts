/**
 * @generated SignedSource<<3793d4a566319880de070e9ba69c1946>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FinishTournament_tournament$data = {
  readonly id: string;
  readonly matchCount: number;
  readonly playedMatchCount: number;
  readonly " $fragmentType": "FinishTournament_tournament";
};
export type FinishTournament_tournament$key = {
  readonly " $data"?: FinishTournament_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"FinishTournament_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FinishTournament_tournament",
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

(node as any).hash = "aedc94d5263fa7df9e922620833eec7b";

export default node;
