import type { Enrolment } from "../../../prisma/generated/client/client";
import { displayNameFor } from "../../athletes/athlete.access";
import { reopenEnrolmentCharge, settleEnrolmentCharges } from "../../billing/enrolment-charge.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { dayToDatabase } from "../../platform/time/calendar-day.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { lockTournament } from "../../tournaments/lock-tournament.step";
import { tournamentTopic } from "../../tournaments/tournament-topic.rules";
import { manyEnrolmentsSchema, undoPaymentSchema } from "../enrolment-input.rules";
import { isGone } from "../../tournaments/enrolment-status.rules";
import { tournamentOfEnrolment } from "../open-enrolments.step";
import { timeZoneAt } from "../../arenas/arena-clock.loader";
import { dueInstant } from "../payment-terms.rules";
import { mostNamed, paymentRefusal, refusedTogether } from "./payable.rules";

/**
 * "Baixa manual": the organiser has seen the money. Whoever waited for it is confirmed; it can also come later, while the
 * athlete plays. Twice changes nothing.
 * @returns the tournament's id.
 * @throws RuleViolation for who has no place, or nothing to pay.
 */
export function registerPayment(ctx: ActionContext, enrolmentId: string): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const tournamentId = await tournamentOfEnrolment(tx, enrolmentId);
    await lockTournament(tx, tournamentId);
    const enrolment = await tx.enrolment.findUniqueOrThrow({ where: { id: enrolmentId } });
    const refusal = paymentRefusal(enrolment);
    if (refusal) throw new RuleViolation(refusal.code, refusal.message);
    await writePaid(tx, ctx, tournamentId, [enrolment]);
    return tournamentId;
  });
}

/**
 * The same for many of a tournament, all of them or none.
 * @returns how many were written down; who had paid before is not counted.
 * @throws InvalidInput for too many, RuleViolation when one of them cannot pay.
 */
export async function registerPayments(
  ctx: ActionContext,
  tournamentId: string,
  chosen: { enrolmentIds: readonly string[] },
): Promise<number> {
  const { enrolmentIds } = parseInput(manyEnrolmentsSchema, chosen);
  const { count, refused } = await inTransaction(ctx.db, async (tx) => {
    await lockTournament(tx, tournamentId);
    const enrolments = await tx.enrolment.findMany({
      where: { id: { in: enrolmentIds }, tournamentId },
      include: { athlete: true },
      orderBy: [{ enrolledAt: "asc" }, { id: "asc" }],
    });
    const refused = enrolments.flatMap((enrolment) => {
      const refusal = paymentRefusal(enrolment);
      return refusal ? [{ athlete: enrolment.athlete, inShort: refusal.inShort }] : [];
    });
    return { refused, count: refused.length > 0 ? 0 : await writePaid(tx, ctx, tournamentId, enrolments) };
  });
  if (refused.length === 0) return count;
  const named = refused.slice(0, mostNamed).map(async ({ athlete, inShort }) => ({
    name: await displayNameFor(athlete, ctx),
    inShort,
  }));
  throw new RuleViolation(
    "NOT_PAYABLE",
    refusedTogether(await Promise.all(named), refused.length - named.length),
    ["enrolmentIds"],
  );
}

/** @returns how many had not been paid before. */
async function writePaid(
  tx: Transaction,
  ctx: ActionContext,
  tournamentId: string,
  enrolments: readonly Enrolment[],
): Promise<number> {
  const owing = enrolments.filter(({ paidAt }) => paidAt === null);
  if (owing.length === 0) return 0;
  const ids = owing.map(({ id }) => id);
  await tx.enrolment.updateMany({
    where: { id: { in: ids } },
    data: { paidAt: ctx.now, paidToId: ctx.viewer?.userId ?? null, dueAt: null },
  });
  await tx.enrolment.updateMany({
    where: { id: { in: ids }, status: "AWAITING_PAYMENT" },
    data: { status: "ENROLLED" },
  });
  await settleEnrolmentCharges(tx, ids, ctx.now);
  await ctx.events.emit(tx, tournamentTopic(tournamentId));
  return owing.length;
}

/**
 * There was no money after all: the fee is owed again, from today, and who took it back and why is kept with the charge.
 * @returns the tournament's id.
 * @throws InvalidInput, RuleViolation
 */
export function undoPayment(ctx: ActionContext, enrolmentId: string, typed: unknown): Promise<string> {
  const { reason } = parseInput(undoPaymentSchema, typed);
  return inTransaction(ctx.db, async (tx) => {
    const tournamentId = await tournamentOfEnrolment(tx, enrolmentId);
    const tournament = await lockTournament(tx, tournamentId);
    const enrolment = await tx.enrolment.findUniqueOrThrow({ where: { id: enrolmentId } });
    if (enrolment.paidAt === null || isGone(enrolment.status))
      throw new RuleViolation("NOT_PAID", "Não há pagamento a desfazer nesta inscrição.");
    const waits = enrolment.status === "ENROLLED";
    const timeZone = await timeZoneAt(tx, tournament.arenaId);
    const dueAt = waits ? dueInstant(ctx.now, tournament.paymentDays, timeZone) : null;
    await tx.enrolment.update({
      where: { id: enrolmentId },
      data: { paidAt: null, paidToId: null, dueAt, ...(waits ? { status: "AWAITING_PAYMENT" } : {}) },
    });
    await reopenEnrolmentCharge(tx, enrolmentId, {
      reason,
      by: ctx.viewer?.userId ?? "",
      at: ctx.now,
      dueOn: dueAt && dayToDatabase(dayAt(dueAt, timeZone)),
    });
    await ctx.events.emit(tx, tournamentTopic(tournamentId));
    return tournamentId;
  });
}
