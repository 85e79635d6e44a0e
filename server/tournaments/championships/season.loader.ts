import type { Tournament } from "../../../prisma/generated/client/client";
import type { Database } from "../../platform/database";
import { dayFromDatabase, dayToDatabase } from "../../platform/time/calendar-day.rules";
import { publishedTournament } from "../tournament.access";
import { clashesOf, mostInSeason, type Clashes, type SeasonDays } from "./season.rules";

/** A championship of a year, with the names of what else is on its days. */
export interface SeasonChampionship {
  tournament: Tournament;
  clashes: Clashes;
}

const none: Clashes = { names: [], inSamePlaceCount: 0 };

/** So many events of arenas are looked at. */
const mostArenaEvents = 1000;

type Dated = Pick<Tournament, "id" | "name" | "venue" | "startDate" | "endDate"> & {
  arena?: { city: string | null } | null;
};
const daysOf = ({ id, name, venue, startDate, endDate, arena }: Dated): SeasonDays => ({
  id,
  name,
  firstDay: dayFromDatabase(startDate),
  lastDay: dayFromDatabase(endDate ?? startDate),
  place: arena?.city ?? venue,
});

/** Whatever has a day in a year. */
const inYear = (year: number) => {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`].map(dayToDatabase);
  return {
    startDate: { lte: last },
    OR: [{ startDate: { gte: first } }, { endDate: { gte: first } }],
  };
};
const byDays = [{ startDate: "asc" }, { name: "asc" }, { id: "asc" }] as const;

/**
 * A federation's championships of a year, drafts too, the first day first, and what of its arenas' published events is on their
 * days. Two statements.
 * @param year 1900 to 9998.
 */
export async function seasonOf(
  db: Database,
  federationId: string,
  year: number,
): Promise<SeasonChampionship[]> {
  const championships = await db.tournament.findMany({
    where: { federationId, ...inYear(year) },
    orderBy: [...byDays],
    take: mostInSeason,
  });
  const arenaEvents = await db.tournament.findMany({
    where: { AND: [{ arena: { federationId }, ...inYear(year) }, publishedTournament] },
    orderBy: [...byDays],
    take: mostArenaEvents,
    select: {
      id: true,
      name: true,
      venue: true,
      startDate: true,
      endDate: true,
      arena: { select: { city: true } },
    },
  });
  const clashes = clashesOf(championships.map(daysOf), arenaEvents.map(daysOf));
  return championships.map((tournament) => ({ tournament, clashes: clashes.get(tournament.id) ?? none }));
}
