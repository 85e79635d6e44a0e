import { changeArena } from "../arenas/write-arena.step";
import { changesOf } from "../identity/audit.rules";
import { audit } from "../identity/audit.step";
import { parseInput } from "../platform/parse-input";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { clockToDatabase } from "../platform/time/clock-time.rules";
import { arenaSettingsSchema, type ArenaSettings } from "../arenas/arena.rules";
import { arenaHoursOf } from "./arena-hours.rules";
import { matchCourts } from "./court.step";
import { assertNothingFallsOut } from "./nothing-falls-out.step";

/**
 * Saves what is said of an arena, and leaves what is not. Courts follow the number: new ones are added, surplus ones are closed and come back when
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
  const settings = parseInput(arenaSettingsSchema, input);
  const { courtCount, opensAt, closesAt, timeZone } = settings;
  await inTransaction(ctx.db, async (tx) => {
    await tx.$queryRaw`SELECT id FROM arenas WHERE id = ${arenaId}::uuid FOR UPDATE`;
    const isAboutHours = [courtCount, opensAt, timeZone].some((said) => said !== undefined);
    if (isAboutHours && !confirmed) {
      const arena = await tx.arena.findUniqueOrThrow({
        where: { id: arenaId },
        include: { weekdayHours: true, specialDays: true },
      });
      const changed = {
        ...arena,
        timeZone: timeZone ?? arena.timeZone,
        opensAt: opensAt === undefined ? arena.opensAt : clockToDatabase(opensAt),
        closesAt: closesAt === undefined ? arena.closesAt : clockToDatabase(closesAt),
      };
      await assertNothingFallsOut(tx, arenaId, {
        today: { courtCount: arena.courtCount, hours: arenaHoursOf(arena) },
        wanted: { courtCount: courtCount ?? arena.courtCount, hours: arenaHoursOf(changed) },
        since: ctx.now,
      });
    }
    await writeDown(tx, ctx, arenaId, settings);
    await changeArena(tx, arenaId, settings, ctx.now);
    if (courtCount !== undefined) await matchCourts(tx, arenaId, courtCount);
  });
}

/** What an arena is called and where it is, others rely on: the administration reads who has changed it, and from what. */
async function writeDown(
  tx: Transaction,
  ctx: ActionContext,
  arenaId: string,
  { name, uf }: ArenaSettings,
): Promise<void> {
  if (name === undefined && uf === undefined) return;
  const stored = await tx.arena.findUniqueOrThrow({
    where: { id: arenaId },
    select: { name: true, uf: true },
  });
  const changes = changesOf(
    { "Nome da arena": stored.name, UF: stored.uf },
    { "Nome da arena": name ?? stored.name, UF: uf === undefined ? stored.uf : uf },
  );
  if (changes !== null)
    await audit(tx, ctx, { action: "UPDATE_ARENA", subject: { kind: "ARENA", id: arenaId }, changes });
}
