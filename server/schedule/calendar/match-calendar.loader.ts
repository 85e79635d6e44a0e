import type { Prisma } from "../../../prisma/generated/client/client";
import { initials, isMinor } from "../../athletes/display-name.rules";
import { tokenHash } from "../../identity/one-time-token.rules";
import type { Database } from "../../platform/database";
import { dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { brasiliaTime } from "../../platform/time/time-zone.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { earlier, later } from "../../platform/time/duration.rules";
import { timeZoneOfPlace } from "../../arenas/place-time.rules";
import { readSource, sourceInWords } from "../../sport/draws/side-source.rules";
import { publishedTournament } from "../../tournaments/tournament.access";

/** A match as a calendar shows it. */
export interface CalendarEntry {
  matchId: string;
  /** Counts up with every change, so that a calendar knows which of two is the newer one. */
  sequence: number;
  title: string;
  tournamentId: string;
  tournamentName: string;
  /** "Jogo 12, Feminino B". */
  detail: string;
  location: string | null;
  startsAt: Date;
  endsAt: Date;
  /** By whose clocks the tournament goes. */
  timeZone: string;
  cancelled: boolean;
}

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

/** An athlete's matches with a time in one tournament whose page is open; null where there is no such tournament. */
export async function publicMatchesOf(
  db: Database,
  tournamentId: string,
  athleteId: string,
  now: Date,
): Promise<CalendarEntry[] | null> {
  const visible = await db.tournament.count({ where: { AND: [{ id: tournamentId }, publishedTournament] } });
  if (visible === 0) return null;
  return entriesOf(db, { tournamentId, players: { some: { athleteId } } }, now);
}

/** The matches with a time of whoever's secret link it is, in every tournament; null for a link that leads nowhere. */
export async function matchesOfFeed(db: Database, token: string, now: Date): Promise<CalendarEntry[] | null> {
  const feed = await db.calendarFeed.findUnique({ where: { hash: tokenHash(token) } });
  if (!feed) return null;
  const since = earlier(now, { days: keptDays });
  return entriesOf(
    db,
    { players: { some: { athleteId: feed.athleteId } }, scheduledFor: { gte: since } },
    now,
  );
}

/** What is longer ago than a year is of no use in a calendar. */
const keptDays = 365;

async function entriesOf(db: Database, where: Prisma.MatchWhereInput, now: Date): Promise<CalendarEntry[]> {
  const rows = await db.match.findMany({
    where: { AND: [where, { scheduledFor: { not: null } }] },
    select: shown,
    orderBy: [{ scheduledFor: "asc" }, { id: "asc" }],
  });
  const today = dayAt(now, brasiliaTime);
  return rows.flatMap((row) => entryOf(row, today) ?? []);
}

function entryOf(row: Row, today: string): CalendarEntry | null {
  const { scheduledFor, scheduledUntil, tournament, court, category } = row;
  if (scheduledFor === null) return null;
  // A court elsewhere is where it is, whatever the tournament calls its place.
  const host = court && court.arena.id !== tournament.arena?.id ? court.arena : null;
  const place = court?.venue ?? host?.name ?? tournament.venue ?? tournament.arena?.name;
  const address = court?.venue ? null : (host ?? tournament.arena)?.fullAddress;
  const parts = [court?.name, place, address].filter((part) => part);
  return {
    matchId: row.id,
    sequence: row.revision + row.version,
    title: `${sideOf(row, 1, today)} × ${sideOf(row, 2, today)}`,
    tournamentId: tournament.id,
    tournamentName: tournament.name,
    detail: [
      row.number === null ? `Rodada ${row.round}, jogo ${row.order}` : `Jogo ${row.number}`,
      category?.name ?? tournament.category,
    ].join(", "),
    location: parts.length > 0 ? parts.join(", ") : null,
    startsAt: scheduledFor,
    endsAt: scheduledUntil ?? later(scheduledFor, { minutes: tournament.matchMinutes }),
    timeZone: timeZoneOfPlace(tournament.arena),
    cancelled: row.status === "CANCELLED",
  };
}

/** As everybody sees it: minors by their initials, whoever is not known yet by where they come from. */
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
