/**
 * @generated SignedSource<<a9734f8a17b84d5bc8e8d2ed6ecf0ca5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TournamentFacts_tournament$data = {
  readonly enrolmentCount: number;
  readonly startDate: string;
  readonly " $fragmentType": "TournamentFacts_tournament";
};
export type TournamentFacts_tournament$key = {
  readonly " $data"?: TournamentFacts_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"TournamentFacts_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TournamentFacts_tournament",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "enrolmentCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "96c4efd87401fc897f33fbfbcf65b373";

export default node;
