import type { PaymentMethod } from "../../../prisma/generated/client/client";
import { displayNameFor } from "../../athletes/athlete.access";
import { chargesOf } from "../../billing/charge.loader";
import { settleEnrolmentCharges, undoEnrolmentPayment } from "../../billing/enrolment-charge.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { lockTournament } from "../../tournaments/tournament.step";
import { manyEnrolmentsSchema, undoPaymentSchema } from "../enrolment-input.rules";
import { isGone } from "../../tournaments/tournament-and-enrolment-status.rules";
import { tournamentOfEnrolment, openEnrolments } from "../open-enrolments.step";
import {
  freeOfCharge,
  freeTogether,
  mostNamed,
  paymentCase,
  type PaymentOutcome,
} from "./payment-outcome.rules";
import { receivePayment } from "./payment.step";
import { tournamentTopic } from "../../tournaments/tournament-topic.rules";

/**
 * "Baixa manual": the organiser has received the money; the payment is recorded whatever the enrolment's status.
 * Idempotent.
 * @param method the payment method; null when it is not known.
 * @throws RuleViolation for a free enrolment.
 */
export function registerPayment(
  ctx: ActionContext,
  enrolmentId: string,
  method: PaymentMethod | null = null,
): Promise<{ tournamentId: string; outcome: PaymentOutcome }> {
  return inTransaction(ctx.db, async (tx) => {
    const tournamentId = await tournamentOfEnrolment(tx, enrolmentId);
    const tournament = await lockTournament(tx, tournamentId);
    const enrolment = await tx.enrolment.findUniqueOrThrow({ where: { id: enrolmentId } });
    if (enrolment.feeInCents === 0) throw new RuleViolation("NOTHING_TO_PAY", freeOfCharge);
    const { outcome } = await receivePayment(tx, ctx, tournament, enrolment, method);
    return { tournamentId, outcome };
  });
}

export interface RegisteredPayments {
  /** Those that had not been recorded before. */
  registeredCount: number;
  restoredCount: number;
  toRefundCount: number;
}

/**
 * The same for many of a tournament, all of them or none.
 * @throws InvalidInput for too many, RuleViolation when one of them is free.
 */
export async function registerPayments(
  ctx: ActionContext,
  tournamentId: string,
  { method = null, ...chosen }: { enrolmentIds: readonly string[]; method?: PaymentMethod | null },
): Promise<RegisteredPayments> {
  const { enrolmentIds } = parseInput(manyEnrolmentsSchema, chosen);
  const { registered, free } = await inTransaction(ctx.db, async (tx) => {
    const tournament = await lockTournament(tx, tournamentId);
    const enrolments = await tx.enrolment.findMany({
      where: { id: { in: enrolmentIds }, tournamentId },
      include: { athlete: true },
      orderBy: [{ enrolledAt: "asc" }, { id: "asc" }],
    });
    const free = enrolments.filter(({ feeInCents }) => feeInCents === 0);
    if (free.length > 0) return { free, registered: none };
    // Those with a place are settled together: a fixed number of statements, however many.
    const placed = enrolments.filter(({ status }) => paymentCase(status) === "PLACED");
    const others = enrolments.filter((enrolment) => !placed.includes(enrolment));
    const ids = placed.map(({ id }) => id);
    const registered = { ...none, registeredCount: await settleEnrolmentCharges(tx, ctx, ids, method) };
    for (const { id } of others) {
      // An earlier one may have brought this one its place back, as its partner.
      const enrolment = await tx.enrolment.findUniqueOrThrow({ where: { id } });
      const { outcome, isNew } = await receivePayment(tx, ctx, tournament, enrolment, method);
      if (isNew) registered.registeredCount++;
      if (outcome === "PLACE_RESTORED" || outcome === "SEEKS_PARTNER") registered.restoredCount++;
      if (outcome === "TO_REFUND") registered.toRefundCount++;
    }
    return { free, registered };
  });
  if (free.length === 0) return registered;
  const named = free.slice(0, mostNamed).map(async ({ athlete }) => displayNameFor(athlete, ctx));
  throw new RuleViolation("NOT_PAYABLE", freeTogether(await Promise.all(named), free.length - named.length), [
    "enrolmentIds",
  ]);
}

const none: RegisteredPayments = { registeredCount: 0, restoredCount: 0, toRefundCount: 0 };

/**
 * Undoes a recorded payment: the fee is owed again, from today. The charge keeps who undid it and why.
 * @returns the tournament's id.
 * @throws InvalidInput, RuleViolation
 */
export function undoPayment(ctx: ActionContext, enrolmentId: string, typed: unknown): Promise<string> {
  const { reason } = parseInput(undoPaymentSchema, typed);
  return inTransaction(ctx.db, async (tx) => {
    const tournamentId = await tournamentOfEnrolment(tx, enrolmentId);
    await lockTournament(tx, tournamentId);
    const { status } = await tx.enrolment.findUniqueOrThrow({ where: { id: enrolmentId } });
    const charge = (await chargesOf(tx, [enrolmentId])).get(enrolmentId);
    const isRecorded = isGone(status) ? (charge?.creditInCents ?? 0) > 0 : charge?.status === "PAID";
    if (!isRecorded) throw new RuleViolation("NOT_PAID", "Não há pagamento a desfazer nesta inscrição.");
    await undoEnrolmentPayment(tx, ctx, enrolmentId, reason);
    return tournamentId;
  });
}

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
