import { lockArena } from "../arenas/write-arena.step";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { parseInput } from "../platform/parse-input";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { clockToDatabase } from "../platform/time/clock-time.rules";
import { dayAt } from "../platform/time/zoned-time.rules";
import { arenaHoursOf } from "./arena-hours.rules";
import { assertNothingFallsOut } from "./nothing-falls-out.step";
import { openingHoursSchema } from "./opening-hours.rules";
import { InvalidInput } from "../platform/errors";
import { courtNamesSchema, nameTaken, sameName } from "./court-names.rules";

/**
 * Which weekdays and which single days have hours of their own. Days that are over stay as they were; what is marked stays
 * marked.
 * @param confirmed whether hours may be closed that are taken.
 * @throws InvalidInput, OccupancyAhead
 */
export async function saveOpeningHours(
  ctx: ActionContext,
  arenaId: string,
  input: unknown,
  confirmed: boolean,
): Promise<void> {
  const hours = parseInput(openingHoursSchema, input);
  await inTransaction(ctx.db, async (tx) => {
    await lockArena(tx, arenaId);
    const arena = await tx.arena.findUniqueOrThrow({
      where: { id: arenaId },
      include: { weekdayHours: true, specialDays: true },
    });
    const today = dayToDatabase(dayAt(ctx.now, arena.timeZone));
    const stored = (row: { opensAt: string | null; closesAt: string | null }) => ({
      arenaId,
      opensAt: row.opensAt === null ? null : clockToDatabase(row.opensAt),
      closesAt: row.closesAt === null ? null : clockToDatabase(row.closesAt),
    });
    const weekdayHours = hours.weekdays.map((row) => ({ ...stored(row), weekday: row.weekday }));
    const specialDays = hours.specialDays
      .map((row) => ({ ...stored(row), date: dayToDatabase(row.date), reason: row.reason }))
      .filter(({ date }) => date >= today);
    if (!confirmed)
      await assertNothingFallsOut(tx, arenaId, {
        today: { courtCount: arena.courtCount, hours: arenaHoursOf(arena) },
        wanted: {
          courtCount: arena.courtCount,
          hours: arenaHoursOf({
            ...arena,
            weekdayHours,
            // One that is over by the calendar may still be open in this night.
            specialDays: [...arena.specialDays.filter(({ date }) => date < today), ...specialDays],
          }),
        },
        since: ctx.now,
      });
    await tx.weekdayHours.deleteMany({ where: { arenaId } });
    await tx.weekdayHours.createMany({ data: weekdayHours });
    await tx.specialDay.deleteMany({ where: { arenaId, date: { gte: today } } });
    await tx.specialDay.createMany({ data: specialDays });
  });
}

/**
 * What the arena's courts are called; those that are not named keep their names.
 * @throws InvalidInput
 */
export async function nameCourts(ctx: ActionContext, arenaId: string, input: unknown): Promise<void> {
  const { courts: wanted } = parseInput(courtNamesSchema, input);
  await inTransaction(ctx.db, async (tx) => {
    await lockArena(tx, arenaId);
    const own = await tx.court.findMany({ where: { arenaId, borrowedForId: null } });
    const others = own.filter(({ id, active }) => active && !wanted.some(({ courtKey }) => courtKey === id));
    const taken = others.map(({ name }) => sameName(name));
    const problems = wanted.flatMap(({ courtKey, name }, index) => {
      const path = ["courts", String(index), "name"];
      if (!own.some(({ id }) => id === courtKey)) return [{ path, message: "Esta quadra não é desta arena" }];
      return taken.includes(sameName(name)) ? [{ path, message: nameTaken }] : [];
    });
    if (problems.length > 0) throw new InvalidInput(problems);
    await tx.$executeRaw`
      UPDATE quadras SET nome = nova.nome
      FROM unnest(${wanted.map(({ courtKey }) => courtKey)}::uuid[], ${wanted.map(({ name }) => name)}::text[]) AS nova (id, nome)
      WHERE quadras.id = nova.id`;
  });
}
