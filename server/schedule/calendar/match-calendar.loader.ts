import type { Prisma } from "../../../prisma/generated/client/client";
import { initials, isMinor } from "../../athletes/display-name.rules";
import type { Database } from "../../platform/database";
import { dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../platform/time/time-zone.rules";
import { later } from "../../platform/time/duration.rules";
import { timeZoneOfPlace } from "../../arenas/place-time.rules";
import { readSource, sourceInWords } from "../../sport/draws/draw-plan.rules";
import { publishedTournament } from "../../tournaments/tournament.access";
import type { CalendarEvent } from "./calendar-file";
import { mostOfAKind, type CalendarReach } from "./calendar-reach.rules";

const shown = {
  id: true,
  number: true,
  round: true,
  order: true,
  revision: true,
  version: true,
  status: true,
  source1: true,
  source2: true,
  scheduledFor: true,
  scheduledUntil: true,
  court: {
    select: { name: true, venue: true, arena: { select: { id: true, name: true, fullAddress: true } } },
  },
  category: { select: { name: true } },
  players: {
    select: { side: true, athlete: { select: { fullName: true, birthDate: true } } },
    orderBy: { place: "asc" },
  },
  tournament: {
    select: {
      id: true,
      name: true,
      category: true,
      venue: true,
      matchMinutes: true,
      arena: { select: { id: true, name: true, fullAddress: true, timeZone: true } },
    },
  },
} satisfies Prisma.MatchSelect;
type Row = Prisma.MatchGetPayload<{ select: typeof shown }>;

/** An athlete's matches in one public tournament. */
export interface OwnMatches {
  tournamentName: string;
  events: CalendarEvent[];
}

/** Those with a time; null where there is no such tournament. */
export async function publicMatchesOf(
  db: Database,
  tournamentId: string,
  athleteId: string,
  now: Date,
): Promise<OwnMatches | null> {
  const visible = await db.tournament.findFirst({
    where: { AND: [{ id: tournamentId }, publishedTournament] },
    select: { name: true },
  });
  if (!visible) return null;
  const events = await eventsOf(db, { tournamentId, players: { some: { athleteId } } }, now);
  return { tournamentName: visible.name, events };
}

/** An athlete's matches with a time, in every tournament. */
export const matchesOfAthlete = (
  db: Database,
  athleteId: string,
  { since, until, most, onlyStanding }: CalendarReach,
  now: Date,
): Promise<CalendarEvent[]> =>
  eventsOf(
    db,
    {
      players: { some: { athleteId } },
      scheduledFor: { gte: since, ...(until === null ? {} : { lt: until }) },
      // Of one that is decided nothing is ahead, even if it was played before its time.
      ...(onlyStanding ? { status: { in: ["SCHEDULED", "CALLED", "IN_PROGRESS"] } } : {}),
    },
    now,
    most,
  );

async function eventsOf(
  db: Database,
  where: Prisma.MatchWhereInput,
  now: Date,
  most = mostOfAKind,
): Promise<CalendarEvent[]> {
  const rows = await db.match.findMany({
    where: { AND: [where, { scheduledFor: { not: null } }] },
    select: shown,
    orderBy: [{ scheduledFor: "asc" }, { id: "asc" }],
    take: most,
  });
  const today = dayAt(now, brasiliaTime);
  return rows.flatMap((row) => eventOf(row, today) ?? []);
}

// Calendars poll once an hour or once a day: an estimated time would mostly be outdated, unlike the planned time.
const timeIsPlanned = "Horário da programação. Se atrasar, o previsto está na página do torneio.";

function eventOf(row: Row, today: string): CalendarEvent | null {
  const { scheduledFor, scheduledUntil, tournament, court, category } = row;
  if (scheduledFor === null) return null;
  // A court elsewhere is where it is, whatever the tournament calls its place.
  const host = court && court.arena.id !== tournament.arena?.id ? court.arena : null;
  const place = court?.venue ?? host?.name ?? tournament.venue ?? tournament.arena?.name;
  const address = court?.venue ? null : (host ?? tournament.arena)?.fullAddress;
  const parts = [court?.name, place, address].filter((part) => part);
  const number = row.number === null ? `Rodada ${row.round}, jogo ${row.order}` : `Jogo ${row.number}`;
  return {
    uid: `jogo-${row.id}@praia`,
    sequence: row.revision + row.version,
    title: `${sideOf(row, 1, today)} × ${sideOf(row, 2, today)}`,
    lines: [tournament.name, [number, category?.name ?? tournament.category].join(", ")],
    note: timeIsPlanned,
    location: parts.length > 0 ? parts.join(", ") : null,
    startsAt: scheduledFor,
    endsAt: scheduledUntil ?? later(scheduledFor, { minutes: tournament.matchMinutes }),
    timeZone: timeZoneOfPlace(tournament.arena),
    path: `/torneio/${tournament.id}`,
    state: row.status === "CANCELLED" ? "CANCELLED" : "CONFIRMED",
  };
}

/** A side as the public sees it: minors by their initials, an unknown side by the match or group it comes from. */
function sideOf(row: Row, side: 1 | 2, today: string): string {
  const names = row.players
    .filter((player) => player.side === side)
    .map(({ athlete: { fullName, birthDate } }) =>
      isMinor(birthDate && dayFromDatabase(birthDate), today) ? initials(fullName) : fullName,
    );
  if (names.length > 0) return names.join(" e ");
  const source = side === 1 ? row.source1 : row.source2;
  return source === null ? "A definir" : sourceInWords(readSource(source));
}
