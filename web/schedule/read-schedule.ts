import { graphql, readInlineData } from "react-relay/hooks";
import { playedSets, scoreInWords } from "../../server/sport/scores/score.rules";
import type { readSchedule_tournament$key } from "../__generated__/readSchedule_tournament.graphql";
import type { readSchedule_court$key } from "../__generated__/readSchedule_court.graphql";
import type { readSchedule_match$key } from "../__generated__/readSchedule_match.graphql";
import { firstNames, pairName } from "../competition/public/competition-words";
import { wayInto } from "../competition/public/MatchOpener";
import { readSet } from "../competition/public/read-match";
import type { ScheduleView, ViewMatch, ViewCourt, ViewSpan, Instant } from "./public/schedule-view";

/** An instant as it comes over the wire; null for none. */
const instant = (text: string | null | undefined): Instant | null => (text ? new Date(text).getTime() : null);

const unknown = "A definir";
/** A match as every part of the schedule shows it. */
export function readViewMatch(key: readSchedule_match$key): ViewMatch {
  const match = readInlineData(
    graphql`
      fragment readSchedule_match on Match @inline {
        id
        key
        label
        categoryName
        revision
        status
        outcome
        scheduledFor
        scheduledUntil
        estimatedAt
        calledAt
        isLate
        isPinned
        court {
          key
        }
        courtLabel
        sets {
          ...readMatch_set
        }
        sides {
          athletes {
            displayName
          }
          origin
        }
        scheduleConflicts {
          reason
          hard
        }
      }
    `,
    key,
  );
  const words = (
    inWords: (side: { athletes: { displayName: string }[]; origin: string | null }) => string,
  ) => {
    const [one = unknown, two = unknown] = match.sides.map(({ athletes, origin }) =>
      inWords({ athletes: athletes.map(({ displayName }) => ({ displayName })), origin: origin ?? null }),
    );
    return [one, two] as const;
  };
  return {
    id: match.id,
    key: match.key,
    label: match.label,
    category: match.categoryName ?? null,
    revision: match.revision,
    status: match.status,
    way: wayInto({
      status: match.status,
      outcome: match.outcome ?? null,
      sidesKnown: match.sides.every(({ athletes }) => athletes.length > 0),
    }),
    sides: words((side) => pairName(side)),
    shortSides: words((side) => firstNames(side, " e ")),
    courtKey: match.court?.key ?? null,
    courtName: match.courtLabel ?? null,
    startsAt: instant(match.scheduledFor),
    endsAt: instant(match.scheduledUntil),
    estimatedAt: instant(match.estimatedAt),
    calledAt: instant(match.calledAt),
    score: scoreInWords(playedSets(match.sets.map((set) => readSet(set)))) || null,
    isLate: match.isLate,
    isPinned: match.isPinned,
    warnings: match.scheduleConflicts?.map(({ reason, hard }) => ({ reason, hard })) ?? [],
  };
}

/**
 * A court as every part of the schedule shows it.
 * @param severalVenues whether a court's name alone does not say where it is.
 */
export function readViewCourt(key: readSchedule_court$key, severalVenues: boolean): ViewCourt {
  const { court, current, freeAt, proposal, hint } = readInlineData(
    graphql`
      fragment readSchedule_court on TournamentCourt @inline {
        court {
          key
          name
          venue
        }
        current {
          id
        }
        freeAt
        proposal {
          match {
            id
          }
          reason
        }
        hint
      }
    `,
    key,
  );
  return {
    key: court.key,
    name: court.name,
    venue: severalVenues ? court.venue : null,
    currentId: current?.id ?? null,
    freeAt: instant(freeAt),
    proposal: proposal ? { matchId: proposal.match.id, reason: proposal.reason } : null,
    hint: hint ?? null,
  };
}

interface SpanOnWire {
  readonly court: { readonly key: string };
  readonly startsAt: string;
  readonly endsAt: string;
}

export const toSpan = ({ court, startsAt, endsAt }: SpanOnWire): ViewSpan => ({
  courtKey: court.key,
  startsAt: new Date(startsAt).getTime(),
  endsAt: new Date(endsAt).getTime(),
});

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
            ...readSchedule_court
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
            ...readSchedule_match
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
