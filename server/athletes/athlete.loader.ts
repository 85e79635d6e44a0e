import type { Athlete } from "../../prisma/generated/client/client";
import type { Database } from "../platform/database";
import { valueBy } from "../platform/loaders";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../platform/time/time-zone.rules";
import { hasPublicPage } from "./athlete.access";
import { initials, isMinor } from "./display-name.rules";

/** Athletes by id, those of one request read together. Everyone signed in may see the sporting part of each. */
export const athletesOf = valueBy<Athlete>(
  async (ctx, ids) => {
    const rows = await ctx.db.athlete.findMany({ where: { id: { in: ids } } });
    return new Map(rows.map((row) => [row.id, row]));
  },
  (id) => new Error(`no athlete ${id}`),
);

/** An athlete attends a handful of arenas; more are left out. */
export const mostClubs = 10;

/** The names of the running arenas where an athlete is active. One statement. */
export async function clubsOf(db: Database, athleteId: string): Promise<string[]> {
  const links = await db.arenaAthlete.findMany({
    where: { athleteId, active: true, arena: { active: true } },
    select: { arena: { select: { name: true } } },
    orderBy: [{ arena: { name: "asc" } }, { arenaId: "asc" }],
    take: mostClubs,
  });
  return links.map(({ arena }) => arena.name);
}

/** Which athlete each of these accounts is; null for one that is none. One statement for all of them. */
export const athletesOfAccounts = valueBy<string | null>(
  async ({ db }, userIds) => {
    const rows = await db.athlete.findMany({
      where: { userId: { in: userIds } },
      select: { id: true, userId: true },
    });
    return new Map(rows.flatMap(({ id, userId }) => (userId === null ? [] : [[userId, id]])));
  },
  () => null,
);

/** Who has a public page under a key, as strangers read them: of a minor the initials. Null where there is none. */
export async function publicAthleteAt(db: Database, key: string, now: Date) {
  const athlete = await db.athlete.findFirst({
    where: { AND: [{ id: key }, hasPublicPage(now)] },
    select: { id: true, fullName: true, level: true, birthDate: true },
  });
  if (!athlete) return null;
  const { id, fullName, level, birthDate } = athlete;
  const minor = isMinor(birthDate && dayFromDatabase(birthDate), dayAt(now, brasiliaTime));
  return { id, level, name: minor ? initials(fullName) : fullName };
}
