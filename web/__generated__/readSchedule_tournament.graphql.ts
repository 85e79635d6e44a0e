/**
 * @generated SignedSource<<669c1352f1d6515ffc04ad8bad200b59>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type CourtOccupationKind = "BLOCK" | "CLASS" | "MATCH" | "RENTAL";
export type MatchStatus = "CALLED" | "CANCELLED" | "IN_PROGRESS" | "PLAYED" | "SCHEDULED";
export type TournamentStatus = "FINISHED" | "IN_PROGRESS" | "REGISTRATION_OPEN";
import { FragmentRefs } from "relay-runtime";
export type readSchedule_tournament$data = {
  readonly id: string;
  readonly isChampionship: boolean;
  readonly schedule: {
    readonly availableCourts: ReadonlyArray<{
      readonly isElsewhere: boolean;
      readonly key: string;
      readonly name: string;
      readonly venue: string;
    }> | null | undefined;
    readonly courts: ReadonlyArray<{
      readonly court: {
        readonly key: string;
        readonly name: string;
        readonly venue: string;
      };
      readonly current: {
        readonly id: string;
      } | null | undefined;
      readonly freeAt: string | null | undefined;
      readonly hint: string | null | undefined;
      readonly proposal: {
        readonly match: {
          readonly id: string;
        };
        readonly reason: string;
      } | null | undefined;
    }>;
    readonly hours: ReadonlyArray<{
      readonly court: {
        readonly key: string;
      };
      readonly endsAt: string;
      readonly startsAt: string;
    }>;
    readonly matchMinutes: number;
    readonly matches: ReadonlyArray<{
      readonly calledAt: string | null | undefined;
      readonly court: {
        readonly key: string;
      } | null | undefined;
      readonly courtLabel: string | null | undefined;
      readonly estimatedAt: string | null | undefined;
      readonly id: string;
      readonly isLate: boolean;
      readonly isPinned: boolean;
      readonly label: string;
      readonly revision: number;
      readonly scheduleConflicts: ReadonlyArray<{
        readonly hard: boolean;
        readonly reason: string;
      }> | null | undefined;
      readonly scheduledFor: string | null | undefined;
      readonly scheduledUntil: string | null | undefined;
      readonly sides: ReadonlyArray<{
        readonly athletes: ReadonlyArray<{
          readonly displayName: string;
        }>;
        readonly origin: string | null | undefined;
      }>;
      readonly status: MatchStatus;
    }>;
    readonly minRestMinutes: number;
    readonly nextFree: {
      readonly at: string;
      readonly court: {
        readonly key: string;
      };
    } | null | undefined;
    readonly occupations: ReadonlyArray<{
      readonly court: {
        readonly key: string;
      };
      readonly endsAt: string;
      readonly kind: CourtOccupationKind;
      readonly label: string | null | undefined;
      readonly startsAt: string;
    }> | null | undefined;
    readonly timeZone: string;
    readonly travelMinutes: number;
    readonly unavailabilities: ReadonlyArray<{
      readonly athlete: {
        readonly displayName: string;
      };
      readonly byAthlete: boolean;
      readonly endsAt: string;
      readonly enrolment: {
        readonly id: string;
      };
      readonly startsAt: string;
    }> | null | undefined;
  };
  readonly startDate: string;
  readonly status: TournamentStatus;
  readonly viewerCanManage: boolean;
  readonly " $fragmentType": "readSchedule_tournament";
};
export type readSchedule_tournament$key = {
  readonly " $data"?: readSchedule_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"readSchedule_tournament">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readSchedule_tournament"
};

(node as any).hash = "49f1be91b1c9c628bb689dd35291d2f3";

export default node;
