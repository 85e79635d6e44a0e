/**
 * @generated SignedSource<<f38c0ef3d055a8c65fd93dedc7d2242e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RefereeCard_viewer$data = {
  readonly refereedTournaments: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly " $fragmentType": "RefereeCard_viewer";
};
export type RefereeCard_viewer$key = {
  readonly " $data"?: RefereeCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefereeCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefereeCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Tournament",
      "kind": "LinkedField",
      "name": "refereedTournaments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "42c0a72a796b999532370e6d8f239986";

export default node;
