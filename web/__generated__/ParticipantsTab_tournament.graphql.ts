/**
 * @generated SignedSource<<6efb79c2e37b58848f142a8c946d5ca1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EnrolmentStatus = "AWAITING_PAYMENT" | "CANCELLED" | "ELIMINATED" | "ENROLLED" | "EXPIRED" | "FINISHED" | "INVITED" | "PLAYING" | "SEEKING_PARTNER" | "WAITLISTED";
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
    readonly drawNumber: number | null | undefined;
    readonly id: string;
    readonly status: EnrolmentStatus;
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
  "name": "status",
  "storageKey": null
},
v1 = {
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
    (v0/*:: as any*/),
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
        (v1/*:: as any*/)
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
        (v1/*:: as any*/),
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "drawNumber",
          "storageKey": null
        },
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

(node as any).hash = "d1ec743cfc777402013e9aa1e12088c7";

export default node;
