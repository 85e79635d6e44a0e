import { conflictsOf, type OccupationKind } from "../../../server/courts/conflicts.rules";
import type { OpeningHours, OpenSpan } from "../../../server/courts/opening.rules";
import { instantAt } from "../../../server/platform/time/time-zone.rules";

interface Times {
  starts: string;
  ends: string;
}

interface Arena {
  id: string;
  zone: string;
  opening: OpeningHours["weekly"];
  special_hours?: Record<string, OpenSpan[]>;
  closed_dates?: string[];
  courts: { id: string; active: boolean; closures?: (Times & { id: string })[] }[];
}

interface Taking extends Times {
  kind: OccupationKind;
  arena: string;
  court?: string | null;
  teacher?: string | null;
  athletes?: string[];
}

interface Input {
  arenas: Arena[];
  occupations: (Taking & { id: string; status?: string })[];
  new: Taking & { id: string | null };
}

export function run({ arenas, occupations, new: wanted }: Input) {
  const arena = arenaWith(arenas, wanted.arena);
  const conflicts = conflictsOf(
    { ...taking(wanted, arenas), id: wanted.id, kind: wanted.kind },
    {
      hours: {
        timeZone: arena.zone,
        weekly: arena.opening,
        special: arena.special_hours ?? {},
        closedDates: arena.closed_dates ?? [],
      },
      courts: arena.courts.map(({ id, active, closures = [] }) => ({
        id,
        active,
        closures: closures.map((closure) => ({ id: closure.id, ...span(closure, arena.zone) })),
      })),
    },
    occupations.map((one) => ({
      ...taking(one, arenas),
      id: one.id,
      cancelled: one.status === "CANCELLED",
    })),
  );
  return {
    allowed: conflicts.length === 0,
    reasons: conflicts.map(({ code, with: what, athleteId }) => ({
      code,
      with: what,
      ...(athleteId === undefined ? {} : { athlete: athleteId }),
    })),
  };
}

function arenaWith(arenas: Arena[], arenaId: string): Arena {
  const arena = arenas.find(({ id }) => id === arenaId);
  if (!arena) throw new Error(`no arena ${arenaId}`);
  return arena;
}

const taking = (one: Taking, arenas: Arena[]) => ({
  arenaId: one.arena,
  courtId: one.court ?? null,
  teacherId: one.teacher ?? null,
  athleteIds: one.athletes ?? [],
  ...span(one, arenaWith(arenas, one.arena).zone),
});

const span = ({ starts, ends }: Times, zone: string) => ({
  startsAt: instantOf(starts, zone),
  endsAt: instantOf(ends, zone),
});

const instantOf = (text: string, zone: string): Date =>
  text.endsWith("Z") ? new Date(text) : instantAt(text.slice(0, 10), text.slice(11, 16), zone);
