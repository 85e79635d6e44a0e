import { changeArena } from "../arenas/change-arena.step";
import { parseInput } from "../platform/parse-input";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { clockFromDatabase } from "../platform/time/clock-time.rules";
import { dateInDigits } from "../platform/time/time-in-words.rules";
import { clockAt, dayAt } from "../platform/time/zoned-time.rules";
import { arenaSettingsSchema } from "../arenas/arena.rules";
import { fallsOut, type Opening } from "./falls-out.rules";
import { matchCourts } from "./match-courts.step";
import { OccupancyAhead } from "./occupancy-ahead.errors";

/**
 * Saves the settings card. Courts follow the number: new ones are added, surplus ones are closed and come back when
 * the number grows again, so that matches keep the court they were played on. What is taken stays taken.
 * @param confirmed whether courts and hours may be closed that are taken.
 * @throws InvalidInput, OccupancyAhead
 */
export async function updateArenaSettings(
  ctx: ActionContext,
  arenaId: string,
  input: unknown,
  confirmed: boolean,
): Promise<void> {
  const { opensAt, closesAt, ...settings } = parseInput(arenaSettingsSchema, input);
  await inTransaction(ctx.db, async (tx) => {
    await tx.$queryRaw`SELECT id FROM arenas WHERE id = ${arenaId}::uuid FOR UPDATE`;
    if (!confirmed) await assertNothingFallsOut(ctx, tx, arenaId, { ...settings, opensAt, closesAt });
    await changeArena(tx, arenaId, { ...settings, opensAt, closesAt }, ctx.now);
    await matchCourts(tx, arenaId, settings.courtCount);
  });
}

type Wanted = Omit<Opening, "timeZone"> & { timeZone?: string | undefined };

async function assertNothingFallsOut(
  ctx: ActionContext,
  tx: Transaction,
  arenaId: string,
  wanted: Wanted,
): Promise<void> {
  const arena = await tx.arena.findUniqueOrThrow({ where: { id: arenaId } });
  const { courtCount, timeZone } = arena;
  const [opensAt, closesAt] = [clockFromDatabase(arena.opensAt), clockFromDatabase(arena.closesAt)];
  const now = { courtCount, opensAt, closesAt, timeZone };
  const then = { ...wanted, timeZone: wanted.timeZone ?? timeZone };
  const taken = await tx.courtOccupancy.findMany({
    where: { arenaId, endsAt: { gt: ctx.now }, court: { borrowedForId: null } },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    include: { court: true },
  });
  const ahead = taken.filter(({ court, ...span }) =>
    fallsOut({ ...span, courtNumber: court.number }, now, then),
  );
  if (ahead.length === 0) return;
  throw new OccupancyAhead(
    ahead.map(({ kind, court, startsAt, endsAt }) => {
      const [from, until] = [startsAt, endsAt].map((instant) => clockAt(instant, timeZone));
      return `${kindWords[kind]}, ${court.name}: ${dateInDigits(dayAt(startsAt, timeZone))}, ${from}–${until}`;
    }),
  );
}

const kindWords = { CLASS: "Aula", RENTAL: "Locação", BLOCK: "Bloqueio", MATCH: "Jogo" } as const;
