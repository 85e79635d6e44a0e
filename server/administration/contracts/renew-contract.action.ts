import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { dayToDatabase } from "../../platform/time/calendar-day.rules";
import { dateInDigits } from "../../platform/time/time-in-words.rules";
import { brasiliaTime } from "../../platform/time/time-zone.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { renewalProblem } from "./contract-ending.rules";
import { contractEnded } from "./contract.errors";
import { renewalSchema } from "./contract.rules";
import { assertSeen, auditContract, daysOf, lockContract, orOverlap } from "./write-contract.step";

/**
 * Renews a contract by hand until another last day, without a gap; also an expired one.
 * @param version the version that the user saw, so that a double click renews only once.
 * @throws InvalidInput, ContractChangedMeanwhile, RuleViolation if it renews automatically or has no end, was ended, or
 * would overlap a later contract.
 */
export async function renewContract(
  ctx: ActionContext,
  id: string,
  version: number,
  input: unknown,
): Promise<void> {
  const { lastDay } = parseInput(renewalSchema, input);
  const work = inTransaction(ctx.db, async (tx) => {
    const stored = await lockContract(tx, id);
    const agreed = daysOf(stored).lastDay;
    if (agreed === lastDay && stored.version === version + 1) return;
    assertSeen(stored, version);
    if (stored.endedOn !== null) throw contractEnded();
    if (agreed === null || stored.renewsItself)
      throw new RuleViolation("NOTHING_TO_RENEW", "Este contrato continua sem que ninguém o renove.");
    const message = renewalProblem(agreed, lastDay, dayAt(ctx.now, brasiliaTime));
    if (message !== null) throw new InvalidInput([{ path: ["lastDay"], message }]);
    const day = dayToDatabase(lastDay);
    await tx.contract.update({
      where: { id },
      data: { lastDay: day, endsInOrder: day, version: { increment: 1 } },
    });
    const changes = {
      before: { "Último dia": dateInDigits(agreed) },
      after: { "Último dia": dateInDigits(lastDay) },
    };
    await auditContract(tx, ctx, stored, { action: "RENEW_CONTRACT", changes });
  });
  await orOverlap(work, "lastDay");
}
