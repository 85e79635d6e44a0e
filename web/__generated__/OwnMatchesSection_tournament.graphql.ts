/**
 * @generated SignedSource<<27dfaa67caf9f7b72ce4272c8f3d4b68>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OwnMatchesSection_tournament$data = {
  readonly categories: ReadonlyArray<{
    readonly viewerEnrolment: {
      readonly athlete: {
        readonly key: string;
      };
    } | null | undefined;
  }>;
  readonly key: string;
  readonly " $fragmentType": "OwnMatchesSection_tournament";
};
export type OwnMatchesSection_tournament$key = {
  readonly " $data"?: OwnMatchesSection_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnMatchesSection_tournament">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnMatchesSection_tournament",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "TournamentCategory",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Enrolment",
          "kind": "LinkedField",
          "name": "viewerEnrolment",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Athlete",
              "kind": "LinkedField",
              "name": "athlete",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};
})();

(node as any).hash = "23b5d966436f7cb098aa6c6ab175f069";

export default node;
