/**
 * @generated SignedSource<<222e958d970cffa6bc94ee1af293f235>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AthleteSearch_tournament$data = {
  readonly id: string;
  readonly isChampionship: boolean;
  readonly openToOtherArenas: boolean;
  readonly " $fragmentType": "AthleteSearch_tournament";
};
export type AthleteSearch_tournament$key = {
  readonly " $data"?: AthleteSearch_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"AthleteSearch_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AthleteSearch_tournament",
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
      "name": "isChampionship",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openToOtherArenas",
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "6ea7141092f8dc7ff3dcc916082f4b21";

export default node;
