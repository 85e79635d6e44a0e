import { graphql, readInlineData } from "react-relay/hooks";
import type {
  readSchedule_tournament$data,
  readSchedule_tournament$key,
} from "../__generated__/readSchedule_tournament.graphql";
import { pairName } from "../competition/public/match-words";
import type { ScheduleView, ViewMatch } from "./public/schedule-view";

type Schedule = readSchedule_tournament$data["schedule"];
type ReadMatch = Schedule["matches"][number];

const instant = (text: string | null | undefined) => (text ? new Date(text).getTime() : null);

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
          travelMinutes
          courts {
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
            id
            label
            revision
            status
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
    travelMinutes: venues.size > 1 ? schedule.travelMinutes : null,
    courts: schedule.courts.map(({ court, current, freeAt, proposal, hint }) => ({
      key: court.key,
      name: court.name,
      venue: venues.size > 1 ? court.venue : null,
      currentId: current?.id ?? null,
      freeAt: instant(freeAt),
      proposal: proposal ? { matchId: proposal.match.id, reason: proposal.reason } : null,
      hint: hint ?? null,
    })),
    nextFree: schedule.nextFree
      ? { courtKey: schedule.nextFree.court.key, at: Date.parse(schedule.nextFree.at) }
      : null,
    available: (schedule.availableCourts ?? []).map(({ key, name, venue, isElsewhere }) => ({
      key,
      name,
      venue,
      isElsewhere,
    })),
    hours: schedule.hours.map(toSpan),
    occupations: (schedule.occupations ?? []).map(({ kind, label, ...span }) => ({
      kind,
      label: label ?? null,
      ...toSpan(span),
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
    matches: schedule.matches.filter(({ status }) => status !== "CANCELLED").map(toMatch),
  };
}

const toSpan = ({
  court,
  startsAt,
  endsAt,
}: {
  court: { key: string };
  startsAt: string;
  endsAt: string;
}) => ({
  courtKey: court.key,
  startsAt: new Date(startsAt).getTime(),
  endsAt: new Date(endsAt).getTime(),
});

const unknown = "A definir";
const firstName = ({ displayName }: { displayName: string }) =>
  displayName.includes(".") ? displayName : (displayName.split(" ")[0] ?? displayName);

/** "Vencedor do jogo 20" → "Venc. jogo 20", for where a whole line has no room. */
const shortOrigin = (origin: string) =>
  origin.replace(/^Vencedor do /, "Venc. ").replace(/^Perdedor do /, "Perd. ");

function toMatch(match: ReadMatch): ViewMatch {
  const words = (
    inWords: (names: { displayName: string }[]) => string,
    originIn = (origin: string) => origin,
  ) => {
    const [one = unknown, two = unknown] = match.sides.map(({ athletes, origin }) =>
      athletes.length > 0
        ? inWords(athletes.map(({ displayName }) => ({ displayName })))
        : originIn(origin ?? unknown),
    );
    return [one, two] as const;
  };
  return {
    id: match.id,
    label: match.label,
    revision: match.revision,
    status: match.status,
    sides: words((athletes) => pairName({ athletes })),
    shortSides: words((athletes) => athletes.map(firstName).join(" e "), shortOrigin),
    courtKey: match.court?.key ?? null,
    courtName: match.courtLabel ?? null,
    startsAt: instant(match.scheduledFor),
    endsAt: instant(match.scheduledUntil),
    estimatedAt: instant(match.estimatedAt),
    calledAt: instant(match.calledAt),
    isLate: match.isLate,
    isPinned: match.isPinned,
    warnings: match.scheduleConflicts?.map(({ reason, hard }) => ({ reason, hard })) ?? [],
  };
}
