/**
 * @generated SignedSource<<e105afc3c29a3551dd8857b3c93aff71>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OwnMatchesSection_tournament$data = {
  readonly key: string;
  readonly " $fragmentType": "OwnMatchesSection_tournament";
};
export type OwnMatchesSection_tournament$key = {
  readonly " $data"?: OwnMatchesSection_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnMatchesSection_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnMatchesSection_tournament",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};

(node as any).hash = "8c45d67d166caddab3f67c6adf512dae";

export default node;
