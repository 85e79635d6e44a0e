/**
 * @generated SignedSource<<b7fa2fa999c8646a6fa71eac2ee12af1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AthleteLevel = "A_PRO" | "B" | "C" | "D" | "FUN";
import { FragmentRefs } from "relay-runtime";
export type AthleteSummary_athlete$data = {
  readonly displayName: string;
  readonly email: string | null | undefined;
  readonly level: AthleteLevel;
  readonly phone: string | null | undefined;
  readonly " $fragmentType": "AthleteSummary_athlete";
};
export type AthleteSummary_athlete$key = {
  readonly " $data"?: AthleteSummary_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"AthleteSummary_athlete">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AthleteSummary_athlete",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "level",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};

(node as any).hash = "fe8c4c9d93f2bef70f8e1f597552164c";

export default node;
