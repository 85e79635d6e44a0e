import { assertRunning } from "../../arenas/running-arena.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { addDays } from "../../platform/time/calendar-day.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { grantCredits } from "./held-credits.step";
import { furthestExpiry, grantCreditsSchema } from "./grant-credits.rules";

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
