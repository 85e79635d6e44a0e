import { tokenHash } from "../../identity/one-time-token.rules";
import type { Database } from "../../platform/database";
import { whether } from "../../platform/loaders";
import { prepared, sql } from "../../platform/prepared";
import type { CalendarEvent } from "./calendar-file";
import { calendarReach, matchReach } from "./calendar-reach.rules";
import { classesOfPerson } from "./class-calendar.loader";
import { matchesOfAthlete } from "./match-calendar.loader";
import { rentalsOfAthlete } from "./rental-calendar.loader";

/** Which accounts have a link for their calendar. */
export const calendarFeeds = whether(async (ctx, userIds) => {
  const feeds = await ctx.db.calendarFeed.findMany({
    where: { userId: { in: userIds } },
    select: { userId: true },
  });
  return feeds.map(({ userId }) => userId);
});

/** The owner of a feed link, with their current roles. */
interface CalendarPerson {
  athleteId: string | null;
  teacherId: string | null;
  taughtArenaIds: string[];
}

/** @param $1 the hash of a link's secret. */
const readPerson = prepared(
  sql`SELECT
      (SELECT id FROM alunos WHERE status = 'ativo' AND user_id = u.id),
      p.id,
      (SELECT coalesce(json_agg(arena_id), '[]') FROM professores_arenas WHERE professor_id = p.id AND ativo)
    FROM assinaturas_calendario s JOIN usuarios u ON u.id = s.user_id AND u.desativado_em IS NULL
      LEFT JOIN professores p ON p.user_id = u.id AND p.ativo
    WHERE s.token_hash = $1`,
  ([athleteId, teacherId, taughtArenaIds]) => ({ athleteId, teacherId, taughtArenaIds }) as CalendarPerson,
);

/**
 * The matches, classes and court rentals of the link's owner; null for an unknown link. A constant number of statements.
 */
export async function eventsOfFeed(db: Database, token: string, now: Date): Promise<CalendarEvent[] | null> {
  const [person] = await readPerson(db, tokenHash(token));
  if (!person) return null;
  const { athleteId } = person;
  const reach = calendarReach(now);
  const parts = await Promise.all([
    athleteId === null ? [] : matchesOfAthlete(db, athleteId, matchReach(now), now),
    classesOfPerson(db, person, reach, now),
    athleteId === null ? [] : rentalsOfAthlete(db, athleteId, reach),
  ]);
  return parts.flat().toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}
