/**
 * @generated SignedSource<<b394eff1efa8ee998ece183c17739fe0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useOwnAthlete_tournament$data = {
  readonly categories: ReadonlyArray<{
    readonly viewerEnrolment: {
      readonly athlete: {
        readonly key: string;
      };
    } | null | undefined;
  }>;
  readonly key: string;
  readonly " $fragmentType": "useOwnAthlete_tournament";
};
export type useOwnAthlete_tournament$key = {
  readonly " $data"?: useOwnAthlete_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOwnAthlete_tournament">;
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
  "name": "useOwnAthlete_tournament",
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
              "kind": "RequiredField",
              "field": {
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
              },
              "action": "NONE"
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

(node as any).hash = "f62382ddb1167d765b5934e2bd933590";

export default node;
