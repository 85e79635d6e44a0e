import { todayAtArena } from "../../arenas/arena-clock.loader";
import { assertRunning } from "../../arenas/running-arena.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, isUniqueViolation, type Transaction } from "../../platform/database";
import { InvalidInput } from "../../platform/errors";
import { dayToDatabase } from "../../platform/time/calendar-day.rules";
import { recordsAddressed } from "../athlete.event";
import { countingTaken } from "../sheet/look-ups.step";
import type { Newcomer } from "../sheet/newcomer.rules";
import { addressesOf, readSheet, type WrittenLine } from "../sheet/sheet.rules";
import { judgeAthletes, type JudgedAthleteLine, type SheetPeople } from "./imported-athlete.rules";

export interface ImportedAthletes {
  lines: JudgedAthleteLine[];
  /** Number of athletes registered: all new ones, or 0. */
  registered: number;
}

const csvProblem = (message: string) => new InvalidInput([{ path: ["csv"], message }]);

/**
 * Registers the new athletes of a CSV file, or only previews the result. One invalid line rejects the whole file,
 * unless `skipWrong` is set. Athletes already on the arena's list do not change, so the import is idempotent.
 * @throws InvalidInput for an unreadable file, TooManyAttempts (300 addresses per hour that belong to other people),
 *   RuleViolation while the arena is suspended.
 */
export async function importAthletes(
  ctx: ActionContext,
  arenaId: string,
  { csv, apply, skipWrong = false }: { csv: string; apply: boolean; skipWrong?: boolean | null },
): Promise<ImportedAthletes> {
  const sheet = readSheet(csv, false);
  if ("problem" in sheet) throw csvProblem(sheet.problem);
  try {
    return await inTransaction(ctx.db, async (tx) => {
      // One sheet at a time: who has no address could be registered twice.
      await tx.$queryRaw`SELECT id FROM arenas WHERE id = ${arenaId}::uuid FOR NO KEY UPDATE`;
      await assertRunning(tx, arenaId);
      const lines = judgeAthletes(sheet.lines, await readPeople(tx, ctx, arenaId, sheet.lines));
      const good = lines.filter(({ problems }) => problems.length === 0);
      const newcomers = good.flatMap(({ newcomer }) => newcomer ?? []);
      if (!apply || (!skipWrong && good.length < lines.length)) return { lines, registered: 0 };
      await register(tx, ctx, { arenaId, today: await todayAtArena(tx, arenaId, ctx.now) }, newcomers);
      return { lines, registered: newcomers.length };
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw csvProblem("Um e-mail da planilha acabou de ser cadastrado por outra pessoa: confira de novo");
  }
}

/** Three statements, however long the sheet and the list. */
async function readPeople(
  tx: Transaction,
  ctx: ActionContext,
  arenaId: string,
  lines: readonly WrittenLine[],
): Promise<SheetPeople> {
  const links = await tx.arenaAthlete.findMany({
    where: { arenaId },
    select: { active: true, athlete: { select: { id: true, fullName: true, email: true } } },
  });
  const known = (active: boolean) =>
    links
      .filter((link) => link.active === active)
      .map(({ athlete: { id, fullName, email } }) => ({ id, name: fullName, email }));
  const own = known(true);
  const ownAddresses = new Set(own.map(({ email }) => email));
  const others = addressesOf(lines).filter((address) => !ownAddresses.has(address));
  const taken = await countingTaken(ctx, others.length, () =>
    tx.athlete.findMany({ where: { email: { in: others } }, select: { email: true } }),
  );
  return { own, former: known(false), taken: new Set(taken.flatMap(({ email }) => email ?? [])) };
}

async function register(
  tx: Transaction,
  ctx: ActionContext,
  { arenaId, today }: { arenaId: string; today: string },
  newcomers: readonly Newcomer[],
): Promise<void> {
  const made = await tx.athlete.createManyAndReturn({
    data: [...newcomers],
    select: { id: true, email: true },
  });
  await tx.arenaAthlete.createMany({
    data: made.map(({ id }) => ({ arenaId, athleteId: id, firstVisitOn: dayToDatabase(today) })),
  });
  const addressed = made.flatMap(({ id, email }) => (email === null ? [] : [id]));
  if (addressed.length > 0) await recordsAddressed.happened(tx, ctx, { athleteIds: addressed });
}
