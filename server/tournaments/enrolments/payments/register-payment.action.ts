import { reopenEnrolmentCharge, settleEnrolmentCharge } from "../../../billing/enrolment-charge.action";
import type { ActionContext } from "../../../platform/context";
import { inTransaction } from "../../../platform/database";
import { RuleViolation } from "../../../platform/errors";
import { parseInput } from "../../../platform/parse-input";
import { dayIn, dayToDatabase } from "../../../platform/stored-time.rules";
import { lockTournament } from "../../lock-tournament.action";
import { tournamentTopic } from "../../tournament-topic.rules";
import { undoPaymentSchema } from "../enrolment-input.rules";
import { hasPlace, isGone } from "../enrolment-status.rules";
import { timeZoneOf, tournamentOfEnrolment } from "../open-enrolments.action";
import { dueInstant } from "../payment-terms.rules";

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
    if (enrolment.feeInCents === 0) throw new RuleViolation("NOTHING_TO_PAY", "Esta inscrição é gratuita.");
    if (isGone(enrolment.status))
      throw new RuleViolation(
        "ENROLMENT_OVER",
        enrolment.status === "EXPIRED"
          ? "A inscrição expirou antes do pagamento. Inscreva o atleta de novo para receber."
          : "Esta inscrição foi cancelada.",
      );
    if (enrolment.paidAt !== null) return tournamentId;
    if (!hasPlace(enrolment.status) || enrolment.status === "INVITED")
      throw new RuleViolation("NO_PLACE_YET", "Ainda não há o que pagar: esta inscrição não tem vaga.");
    await tx.enrolment.update({
      where: { id: enrolmentId },
      data: {
        paidAt: ctx.now,
        paidToId: ctx.viewer?.userId ?? null,
        dueAt: null,
        ...(enrolment.status === "AWAITING_PAYMENT" ? { status: "ENROLLED" } : {}),
      },
    });
    await settleEnrolmentCharge(tx, enrolmentId, ctx.now);
    await ctx.events.emit(tx, tournamentTopic(tournamentId));
    return tournamentId;
  });
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
    const timeZone = await timeZoneOf(tx, tournament);
    const dueAt = waits ? dueInstant(ctx.now, tournament.paymentDays, timeZone) : null;
    await tx.enrolment.update({
      where: { id: enrolmentId },
      data: { paidAt: null, paidToId: null, dueAt, ...(waits ? { status: "AWAITING_PAYMENT" } : {}) },
    });
    await reopenEnrolmentCharge(tx, enrolmentId, {
      reason,
      by: ctx.viewer?.userId ?? "",
      at: ctx.now,
      dueOn: dueAt && dayToDatabase(dayIn(timeZone, dueAt)),
    });
    await ctx.events.emit(tx, tournamentTopic(tournamentId));
    return tournamentId;
  });
}
