/**
 * @generated SignedSource<<0cadb932fda4177b1a47104d9d0e3f38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StartTournament_tournament$data = {
  readonly arena: {
    readonly courtCount: number | null | undefined;
  } | null | undefined;
  readonly enrolmentCount: number;
  readonly id: string;
  readonly maxParticipants: number | null | undefined;
  readonly " $fragmentType": "StartTournament_tournament";
};
export type StartTournament_tournament$key = {
  readonly " $data"?: StartTournament_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"StartTournament_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StartTournament_tournament",
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
      "name": "enrolmentCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxParticipants",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Arena",
      "kind": "LinkedField",
      "name": "arena",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "courtCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "552dc8f6d640cde516dd63b34e9a4aa2";

export default node;
