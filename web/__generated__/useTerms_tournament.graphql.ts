/**
 * @generated SignedSource<<5d23dc81c800df4e3f65a95019a7e73a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useTerms_tournament$data = {
  readonly registration: {
    readonly fullRefundDays: number;
    readonly lateRefundPercent: number;
  };
  readonly startDate: string;
  readonly " $fragmentType": "useTerms_tournament";
};
export type useTerms_tournament$key = {
  readonly " $data"?: useTerms_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"useTerms_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useTerms_tournament",
  "selections": [
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
      "concreteType": "TournamentRegistration",
      "kind": "LinkedField",
      "name": "registration",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullRefundDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lateRefundPercent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "b16a307b1c1b8b51bd88fe187acbbc32";

export default node;
