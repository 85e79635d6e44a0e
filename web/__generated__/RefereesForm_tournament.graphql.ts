/**
 * @generated SignedSource<<930bb110d1b1c6dda6fa27736b62f709>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RefereesForm_tournament$data = {
  readonly id: string;
  readonly refereeCandidates: ReadonlyArray<{
    readonly key: string;
    readonly name: string;
  }>;
  readonly referees: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "RefereesForm_tournament";
};
export type RefereesForm_tournament$key = {
  readonly " $data"?: RefereesForm_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefereesForm_tournament">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefereesForm_tournament",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "TournamentReferee",
      "kind": "LinkedField",
      "name": "referees",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RefereeCandidate",
      "kind": "LinkedField",
      "name": "refereeCandidates",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};
})();

(node as any).hash = "96ee18cb205a268aa2df5d12b2a38312";

export default node;
