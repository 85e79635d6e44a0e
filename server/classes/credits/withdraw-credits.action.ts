import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { InvalidInput } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { counted } from "../../platform/plural.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { withdrawCredits } from "./held-credits.step";
import { withdrawCreditsSchema } from "./grant-credits.rules";

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
