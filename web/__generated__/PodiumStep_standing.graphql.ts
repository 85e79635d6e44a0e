/**
 * @generated SignedSource<<bf38a07faf7dda002791ae513c3778fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PodiumStep_standing$data = {
  readonly athlete: {
    readonly displayName: string;
  };
  readonly gameBalance: number;
  readonly position: number;
  readonly victories: number;
  readonly " $fragmentType": "PodiumStep_standing";
};
export type PodiumStep_standing$key = {
  readonly " $data"?: PodiumStep_standing$data;
  readonly " $fragmentSpreads": FragmentRefs<"PodiumStep_standing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PodiumStep_standing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "victories",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gameBalance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Athlete",
      "kind": "LinkedField",
      "name": "athlete",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Super8Standing",
  "abstractKey": null
};

(node as any).hash = "57572f941085e697d8a626010a1ad291";

export default node;
