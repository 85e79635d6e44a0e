import { graphql, readInlineData } from "react-relay/hooks";
import type { readSchedule_tournament$key } from "../__generated__/readSchedule_tournament.graphql";
import type { ScheduleView } from "./public/schedule-view";
import { readViewCourt, readViewMatch, toSpan } from "./read-view-match";

/** What came over the wire, as the parts of the page take it. */
export function readSchedule(key: readSchedule_tournament$key): ScheduleView {
  const tournament = readInlineData(
    graphql`
      fragment readSchedule_tournament on Tournament @inline {
        id
        status
        viewerCanManage
        isChampionship
        startDate
        schedule {
          timeZone
          matchMinutes
          minRestMinutes
          finalAfterThirdPlace
          travelMinutes
          courts {
            court {
              venue
            }
            ...readViewMatch_court
          }
          nextFree {
            court {
              key
            }
            at
          }
          hours {
            court {
              key
            }
            startsAt
            endsAt
          }
          availableCourts {
            key
            name
            venue
            isElsewhere
          }
          occupations {
            court {
              key
            }
            kind
            label
            startsAt
            endsAt
          }
          unavailabilities {
            athlete {
              displayName
            }
            enrolment {
              id
            }
            startsAt
            endsAt
            byAthlete
          }
          matches {
            status
            ...readViewMatch_match
          }
        }
      }
    `,
    key,
  );
  const { schedule, viewerCanManage } = tournament;
  const venues = new Set(schedule.courts.map(({ court }) => court.venue));
  return {
    tournamentId: tournament.id,
    timeZone: schedule.timeZone,
    canManage: viewerCanManage && tournament.status !== "FINISHED",
    isChampionship: tournament.isChampionship,
    startDay: tournament.startDate,
    matchMinutes: schedule.matchMinutes,
    minRestMinutes: schedule.minRestMinutes,
    finalAfterThirdPlace: schedule.finalAfterThirdPlace,
    travelMinutes: venues.size > 1 ? schedule.travelMinutes : null,
    courts: schedule.courts.map((court) => readViewCourt(court, venues.size > 1)),
    nextFree: schedule.nextFree
      ? { courtKey: schedule.nextFree.court.key, at: Date.parse(schedule.nextFree.at) }
      : null,
    available: (schedule.availableCourts ?? []).map(({ key, name, venue, isElsewhere }) => ({
      key,
      name,
      venue,
      isElsewhere,
    })),
    hours: schedule.hours.map(({ court, startsAt, endsAt }) => toSpan({ court, startsAt, endsAt })),
    occupations: (schedule.occupations ?? []).map(({ kind, label, court, startsAt, endsAt }) => ({
      kind,
      label: label ?? null,
      ...toSpan({ court, startsAt, endsAt }),
    })),
    absences: (schedule.unavailabilities ?? []).map(
      ({ athlete, enrolment, startsAt, endsAt, byAthlete }) => ({
        enrolmentId: enrolment.id,
        name: athlete.displayName,
        startsAt: Date.parse(startsAt),
        endsAt: Date.parse(endsAt),
        byAthlete,
      }),
    ),
    matches: schedule.matches.filter(({ status }) => status !== "CANCELLED").map(readViewMatch),
  };
}
