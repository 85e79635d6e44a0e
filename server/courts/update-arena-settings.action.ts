import { parseInput } from "../platform/parse-input";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { clockToDatabase } from "../platform/time/clock-time.rules";
import { arenaSettingsSchema } from "../arenas/arena.rules";

/**
 * Saves the settings card. Courts follow the number: new ones are added, surplus ones are closed and come back when
 * the number grows again, so that matches keep the court they were played on.
 * @throws InvalidInput
 */
export async function updateArenaSettings(
  ctx: ActionContext,
  arenaId: string,
  input: unknown,
): Promise<void> {
  const { opensAt, closesAt, ...settings } = parseInput(arenaSettingsSchema, input);
  await inTransaction(ctx.db, async (tx) => {
    await tx.$queryRaw`SELECT id FROM arenas WHERE id = ${arenaId}::uuid FOR UPDATE`;
    await tx.arena.update({
      where: { id: arenaId },
      data: { ...settings, opensAt: clockToDatabase(opensAt), closesAt: clockToDatabase(closesAt) },
    });
    await matchCourts(tx, arenaId, settings.courtCount);
  });
}

async function matchCourts(tx: Transaction, arenaId: string, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  await tx.court.updateMany({
    where: { arenaId, borrowedForId: null, number: { gt: count } },
    data: { active: false },
  });
  await tx.court.updateMany({
    where: { arenaId, borrowedForId: null, number: { lte: count } },
    data: { active: true },
  });
  await tx.court.createMany({
    data: numbers.map((number) => ({ arenaId, number, name: `Quadra ${number}` })),
    skipDuplicates: true,
  });
}
