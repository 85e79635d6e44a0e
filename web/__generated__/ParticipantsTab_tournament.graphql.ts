/**
 * @generated SignedSource<<5374ed8c88543ddc941b3330a9e24ce7>>
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
  readonly enrolments: ReadonlyArray<{
    readonly awaitsConsent: boolean;
    readonly category: {
      readonly id: string;
      readonly inPairs: boolean;
      readonly name: string;
    } | null | undefined;
    readonly drawNumber: number | null | undefined;
    readonly id: string;
    readonly pair: {
      readonly id: string;
      readonly seed: number | null | undefined;
    } | null | undefined;
    readonly status: EnrolmentStatus;
    readonly " $fragmentSpreads": FragmentRefs<"ParticipantRow_enrolment" | "Participant_enrolment">;
  }>;
  readonly isChampionship: boolean;
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
      "kind": "ScalarField",
      "name": "isChampionship",
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
          "name": "awaitsConsent",
          "storageKey": null
        },
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
          "concreteType": "TournamentCategory",
          "kind": "LinkedField",
          "name": "category",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
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
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "seed",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ParticipantRow_enrolment"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Participant_enrolment"
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

(node as any).hash = "03dbf4b1828eb6cbf66c6bc354483ebf";

export default node;
