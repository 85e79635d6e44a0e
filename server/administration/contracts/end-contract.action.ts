import { changesOf } from "../../identity/audit.rules";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { InvalidInput } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { dayToDatabase } from "../../platform/time/calendar-day.rules";
import { dateInDigits } from "../../platform/time/time-in-words.rules";
import { brasiliaTime } from "../../platform/time/time-zone.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { endingProblem } from "./contract-ending.rules";
import { contractStateOn, endsInOrder } from "./contract-state.rules";
import { contractEnded } from "./contract.errors";
import { endingSchema } from "./contract.rules";
import { assertSeen, auditContract, daysOf, lockContract, orOverlap } from "./write-contract.step";

/**
 * It is over from a day on, whatever was agreed. Until that day has come another one may be said.
 * @param version the one that was seen.
 * @throws InvalidInput, ContractChangedMeanwhile, RuleViolation once it is over, or where a later day meets another one.
 */
export async function endContract(
  ctx: ActionContext,
  id: string,
  version: number,
  input: unknown,
): Promise<void> {
  const { endsOn, reason } = parseInput(endingSchema, input);
  const today = dayAt(ctx.now, brasiliaTime);
  const work = inTransaction(ctx.db, async (tx) => {
    const stored = await lockContract(tx, id);
    const days = daysOf(stored);
    const again = days.endedOn === endsOn && stored.endReason === reason;
    if (again) return;
    if (contractStateOn(days, today) === "ENDED") throw contractEnded();
    assertSeen(stored, version);
    const message = endingProblem(days, endsOn, today);
    if (message !== null) throw new InvalidInput([{ path: ["endsOn"], message }]);
    await tx.contract.update({
      where: { id },
      data: {
        endedOn: dayToDatabase(endsOn),
        endReason: reason,
        endsInOrder: dayToDatabase(endsInOrder({ ...days, endedOn: endsOn })),
        version: { increment: 1 },
      },
    });
    const changes = changesOf(
      { "Encerrado a partir de": days.endedOn && dateInDigits(days.endedOn) },
      { "Encerrado a partir de": dateInDigits(endsOn) },
    );
    await auditContract(tx, ctx, stored, { action: "END_CONTRACT", reason, changes });
  });
  await orOverlap(work, "endsOn");
}
