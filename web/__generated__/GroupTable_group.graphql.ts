/**
 * @generated SignedSource<<4b9807ec67179192531e02405e0c7548>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GroupTable_group$data = {
  readonly letter: string;
  readonly standings: ReadonlyArray<{
    readonly explanation: string;
    readonly gameBalance: number;
    readonly pair: {
      readonly athletes: ReadonlyArray<{
        readonly displayName: string;
      }>;
    } | null | undefined;
    readonly played: number;
    readonly position: number;
    readonly qualified: boolean | null | undefined;
    readonly victories: number;
  }>;
  readonly " $fragmentType": "GroupTable_group";
};
export type GroupTable_group$key = {
  readonly " $data"?: GroupTable_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupTable_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupTable_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "letter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GroupStanding",
      "kind": "LinkedField",
      "name": "standings",
      "plural": true,
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
          "concreteType": "Pair",
          "kind": "LinkedField",
          "name": "pair",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Athlete",
              "kind": "LinkedField",
              "name": "athletes",
              "plural": true,
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
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "played",
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
          "kind": "ScalarField",
          "name": "qualified",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "explanation",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CategoryGroup",
  "abstractKey": null
};

(node as any).hash = "1221905064362a7dcde5ee7cf162f787";

export default node;
