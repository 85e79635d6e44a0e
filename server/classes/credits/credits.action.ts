import { assertRunning } from "../../arenas/running-arena.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { addDays } from "../../platform/time/calendar-day.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { grantCredits, withdrawCredits } from "./held-credits.step";
import { furthestExpiry, grantCreditsSchema, withdrawCreditsSchema } from "./grant-credits.rules";
import { counted } from "../../platform/plural.rules";

/**
 * 'Dar créditos': grants a number of credits with an expiry day, free of charge. Paid credits are sold as a plan.
 * @param key idempotency key: the same key twice is a double click.
 * @throws InvalidInput, RuleViolation
 */
export async function giveCredits(
  ctx: ActionContext,
  arenaAthleteId: string,
  { key, ...input }: { key: string; count: unknown; expiresOn: unknown; reason?: unknown },
): Promise<void> {
  const { count, expiresOn, reason } = parseInput(grantCreditsSchema, input);
  await inTransaction(ctx.db, async (tx) => {
    const link = await tx.arenaAthlete.findUniqueOrThrow({
      where: { id: arenaAthleteId },
      include: { arena: { select: { timeZone: true } } },
    });
    await assertRunning(tx, link.arenaId);
    if (!link.active) throw new RuleViolation("NOT_HERE", "O atleta não está ativo nesta arena.");
    const startsOn = dayAt(ctx.now, link.arena.timeZone);
    if (expiresOn < startsOn || expiresOn > addDays(startsOn, furthestExpiry))
      throw new InvalidInput([{ path: ["expiresOn"], message: "Escolha um dia nos próximos dois anos" }]);
    const of = { kind: "PACKAGE" as const, purchase: key, boughtAs: reason };
    const granted = { ...of, count, startsOn, expiresOn };
    await grantCredits(tx, ctx, link, granted);
  });
}

/**
 * 'Retirar créditos': the arena withdraws unused credits that it granted, the latest first, never more than there are.
 * The ledger records the withdrawal and its reason.
 * @param key idempotency key: the same key twice is a double click.
 * @throws InvalidInput
 */
export async function takeCreditsBack(
  ctx: ActionContext,
  arenaAthleteId: string,
  { key, ...input }: { key: string; count: unknown; reason: unknown },
): Promise<void> {
  const { count, reason } = parseInput(withdrawCreditsSchema, input);
  await inTransaction(ctx.db, async (tx) => {
    const { arenaId, athleteId, arena } = await tx.arenaAthlete.findUniqueOrThrow({
      where: { id: arenaAthleteId },
      select: { arenaId: true, athleteId: true, arena: { select: { timeZone: true } } },
    });
    const today = dayAt(ctx.now, arena.timeZone);
    const left = await withdrawCredits(tx, ctx, { arenaId, athleteId }, { id: key, count, reason, today });
    if (left === null) return;
    const message =
      left === 0
        ? "Não há crédito que possa ser retirado"
        : `Só há ${counted(left, "crédito", "créditos")} para retirar`;
    throw new InvalidInput([{ path: ["count"], message }]);
  });
}
