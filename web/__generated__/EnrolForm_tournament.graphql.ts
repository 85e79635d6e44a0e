/**
 * @generated SignedSource<<bdc3afef80daa11a17dfa158f3cc21e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EnrolForm_tournament$data = {
  readonly id: string;
  readonly registration: {
    readonly inPairs: boolean;
  };
  readonly " $fragmentType": "EnrolForm_tournament";
};
export type EnrolForm_tournament$key = {
  readonly " $data"?: EnrolForm_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"EnrolForm_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EnrolForm_tournament",
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
      "concreteType": "TournamentRegistration",
      "kind": "LinkedField",
      "name": "registration",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inPairs",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "e67cc60efb15619cff38f9f49a6f9727";

export default node;
