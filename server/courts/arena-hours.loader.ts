import type { Arena, SpecialDay, WeekdayHours } from "../../prisma/generated/client/client";
import type { Database, Transaction } from "../platform/database";
import { manyBy } from "../platform/loaders";
import { prepared, sql, storedWords } from "../platform/prepared";
import { dayToDatabase, type Weekday } from "../platform/time/calendar-day.rules";
import { clockFromJson } from "../platform/time/clock-time.rules";
import { arenaHoursOf, type ArenaHours } from "./opening.rules";

/** The weekdays on which an arena opens otherwise than usual. */
export const weekdayHoursOf = manyBy<WeekdayHours>(
  ({ arenaId }) => arenaId,
  ({ db }, ids) => db.weekdayHours.findMany({ where: { arenaId: { in: ids } }, orderBy: { weekday: "asc" } }),
);

/** The single days, by date; also those that are over. */
export const specialDaysOf = manyBy<SpecialDay>(
  ({ arenaId }) => arenaId,
  ({ db }, ids) =>
    db.specialDay.findMany({ where: { arenaId: { in: ids } }, orderBy: [{ date: "asc" }, { id: "asc" }] }),
);

const weekdayOf = storedWords<Weekday>("Weekday");

type WeekdayJson = readonly [weekday: string, opensAt: string | null, closesAt: string | null];
type SpecialJson = readonly [date: string, opensAt: string | null, closesAt: string | null, reason: string];
export type HoursJson = readonly [weekdays: readonly WeekdayJson[], special: readonly SpecialJson[]];

/** One column, for the root of a page: `HoursJson`. $1 is the arena, $2 and $3 the first day and the last. */
export const hoursColumn = sql`json_build_array(
  (SELECT coalesce(json_agg(json_build_array(dia_semana, abre, fecha)), '[]') FROM horarios_semana WHERE arena_id = $1),
  (SELECT coalesce(json_agg(json_build_array(dia, abre, fecha, motivo)), '[]') FROM dias_especiais
    WHERE arena_id = $1 AND dia BETWEEN $2::date AND $3::date))`;

const readHours = prepared(sql`SELECT ${hoursColumn}`, ([hours]) => hours as HoursJson);

/** The hours of an arena, with the single days between two, both YYYY-MM-DD and in it. One statement. */
export async function loadArenaHours(
  db: Database,
  arena: Pick<Arena, "id" | "timeZone" | "opensAt" | "closesAt">,
  [first, last]: readonly [first: string, last: string],
): Promise<ArenaHours> {
  const [hours] = await readHours(db, arena.id, first, last);
  return hoursFromColumn(arena, hours ?? [[], []]);
}

/**
 * The hours of several arenas, by arena, with their single days between two, both YYYY-MM-DD and in it. Two statements,
 * none without arenas.
 */
export async function hoursOfArenas(
  tx: Transaction,
  arenas: readonly Pick<Arena, "id" | "timeZone" | "opensAt" | "closesAt">[],
  [first, last]: readonly [first: string, last: string],
): Promise<Map<string, ArenaHours>> {
  if (arenas.length === 0) return new Map();
  const arenaId = { in: arenas.map(({ id }) => id) };
  const date = { gte: dayToDatabase(first), lte: dayToDatabase(last) };
  const weekdayHours = await tx.weekdayHours.findMany({ where: { arenaId } });
  const specialDays = await tx.specialDay.findMany({ where: { arenaId, date } });
  return new Map(
    arenas.map((arena) => {
      const own = (row: { arenaId: string }) => row.arenaId === arena.id;
      const rows = { weekdayHours: weekdayHours.filter(own), specialDays: specialDays.filter(own) };
      return [arena.id, arenaHoursOf({ ...arena, ...rows })];
    }),
  );
}

const time = (text: string | null): Date | null => (text === null ? null : clockFromJson(text));

export const hoursFromColumn = (
  arena: Pick<Arena, "timeZone" | "opensAt" | "closesAt">,
  [weekdays, special]: HoursJson,
): ArenaHours =>
  arenaHoursOf({
    ...arena,
    weekdayHours: weekdays.flatMap(([stored, opensAt, closesAt]) => {
      const weekday = weekdayOf[stored];
      return weekday ? [{ weekday, opensAt: time(opensAt), closesAt: time(closesAt) }] : [];
    }),
    specialDays: special.map(([date, opensAt, closesAt, reason]) => ({
      date: dayToDatabase(date),
      opensAt: time(opensAt),
      closesAt: time(closesAt),
      reason,
    })),
  });
