import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { parseInput } from "../../platform/parse-input";
import { tournamentTopic } from "../../tournaments/tournament-topic.rules";
import { manyEnrolmentsSchema } from "../enrolment-input.rules";
import { openEnrolments } from "../open-enrolments.step";

/**
 * The organiser confirms unpaid enrolments in bulk: they are enrolled, and owe the fee without a deadline. Enrolments
 * that do not await a payment are left unchanged.
 * @returns how many were confirmed.
 * @throws InvalidInput for too many, RuleViolation
 */
export function confirmEnrolments(
  ctx: ActionContext,
  tournamentId: string,
  chosen: { enrolmentIds: readonly string[] },
): Promise<number> {
  const { enrolmentIds } = parseInput(manyEnrolmentsSchema, chosen);
  return inTransaction(ctx.db, async (tx) => {
    await openEnrolments(tx, ctx, tournamentId);
    const waiting = { id: { in: enrolmentIds }, tournamentId, status: "AWAITING_PAYMENT" as const };
    const { count } = await tx.enrolment.updateMany({
      where: waiting,
      data: { status: "ENROLLED", dueAt: null },
    });
    if (count > 0) await ctx.events.emit(tx, tournamentTopic(tournamentId));
    return count;
  });
}
