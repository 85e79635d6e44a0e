/**
 * @generated SignedSource<<04d84819b7d93b8ea238f0eca0d85617>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EntryRow_entry$data = {
  readonly athlete: {
    readonly displayName: string;
  };
  readonly category: {
    readonly inPairs: boolean;
    readonly name: string;
  } | null | undefined;
  readonly enrolledAt: string;
  readonly pair: {
    readonly id: string;
  } | null | undefined;
  readonly partnerEnrolment: {
    readonly athlete: {
      readonly displayName: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"EntryPerson_enrolment">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"EntryPerson_enrolment">;
  readonly " $fragmentType": "EntryRow_entry";
};
export type EntryRow_entry$key = {
  readonly " $data"?: EntryRow_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryRow_entry">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Athlete",
  "kind": "LinkedField",
  "name": "athlete",
  "plural": false,
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
},
v1 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "EntryPerson_enrolment"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntryRow_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "enrolledAt",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "TournamentCategory",
      "kind": "LinkedField",
      "name": "category",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inPairs",
          "storageKey": null
        }
      ],
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
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Enrolment",
      "kind": "LinkedField",
      "name": "partnerEnrolment",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "type": "Enrolment",
  "abstractKey": null
};
})();

(node as any).hash = "7a398940a9c188a62693691c8ccdc1fb";

export default node;
