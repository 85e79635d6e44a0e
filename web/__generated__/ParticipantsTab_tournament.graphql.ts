/**
 * @generated SignedSource<<247ac9982edfa51e603acc585615ea6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TournamentStatus = "FINISHED" | "IN_PROGRESS" | "REGISTRATION_OPEN";
import { FragmentRefs } from "relay-runtime";
export type ParticipantsTab_tournament$data = {
  readonly arena: {
    readonly id: string;
  } | null | undefined;
  readonly enrolments: ReadonlyArray<{
    readonly athlete: {
      readonly displayName: string;
    };
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ParticipantRow_enrolment">;
  }>;
  readonly maxParticipants: number | null | undefined;
  readonly status: TournamentStatus;
  readonly viewerCanManage: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ManageEnrolments_tournament" | "SubstituteDialog_tournament">;
  readonly " $fragmentType": "ParticipantsTab_tournament";
};
export type ParticipantsTab_tournament$key = {
  readonly " $data"?: ParticipantsTab_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"ParticipantsTab_tournament">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ParticipantsTab_tournament",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanManage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxParticipants",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Arena",
      "kind": "LinkedField",
      "name": "arena",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Enrolment",
      "kind": "LinkedField",
      "name": "enrolments",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
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
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ParticipantRow_enrolment"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ManageEnrolments_tournament"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubstituteDialog_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};
})();

(node as any).hash = "49c4677f50488f92f26761a94e5fe192";

export default node;
