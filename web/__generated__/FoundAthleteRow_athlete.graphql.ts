/**
 * @generated SignedSource<<bc3ad8532dcca6b75dc153599df6c0fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AthleteLevel = "A_PRO" | "B" | "C" | "D" | "FUN";
import { FragmentRefs } from "relay-runtime";
export type FoundAthleteRow_athlete$data = {
  readonly displayName: string;
  readonly email: string | null | undefined;
  readonly level: AthleteLevel;
  readonly " $fragmentType": "FoundAthleteRow_athlete";
};
export type FoundAthleteRow_athlete$key = {
  readonly " $data"?: FoundAthleteRow_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"FoundAthleteRow_athlete">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FoundAthleteRow_athlete",
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "level",
      "storageKey": null
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};

(node as any).hash = "38fcf3f251312659aefbeab54f6000c7";

export default node;
