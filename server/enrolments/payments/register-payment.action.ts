import type { Charge, Enrolment, PaymentMethod } from "../../../prisma/generated/client/client";
import { displayNameFor } from "../../athletes/athlete.access";
import { paidAmong } from "../../billing/charge.loader";
import { settleEnrolmentCharges, undoEnrolmentPayment } from "../../billing/enrolment-charge.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { lockTournament } from "../../tournaments/lock-tournament.step";
import { manyEnrolmentsSchema, undoPaymentSchema } from "../enrolment-input.rules";
import { isGone } from "../../tournaments/enrolment-status.rules";
import { tournamentOfEnrolment } from "../open-enrolments.step";
import { mostNamed, paymentRefusal, refusedTogether } from "./payable.rules";

/**
 * "Baixa manual": the organiser has seen the money. Whoever waited for it is confirmed; it can also come later, while the
 * athlete plays. Twice changes nothing.
 * @param method how it came; null where nobody said.
 * @returns the tournament's id.
 * @throws RuleViolation for who has no place, or nothing to pay.
 */
export function registerPayment(
  ctx: ActionContext,
  enrolmentId: string,
  method: PaymentMethod | null = null,
): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const tournamentId = await tournamentOfEnrolment(tx, enrolmentId);
    await lockTournament(tx, tournamentId);
    const enrolment = await tx.enrolment.findUniqueOrThrow({
      where: { id: enrolmentId },
      include: { charge: true },
    });
    const refusal = paymentRefusal(payableOf(enrolment));
    if (refusal) throw new RuleViolation(refusal.code, refusal.message);
    await settleEnrolmentCharges(tx, ctx, [enrolmentId], method);
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
  { method = null, ...chosen }: { enrolmentIds: readonly string[]; method?: PaymentMethod | null },
): Promise<number> {
  const { enrolmentIds } = parseInput(manyEnrolmentsSchema, chosen);
  const { count, refused } = await inTransaction(ctx.db, async (tx) => {
    await lockTournament(tx, tournamentId);
    const enrolments = await tx.enrolment.findMany({
      where: { id: { in: enrolmentIds }, tournamentId },
      include: { athlete: true, charge: true },
      orderBy: [{ enrolledAt: "asc" }, { id: "asc" }],
    });
    const refused = enrolments.flatMap((enrolment) => {
      const refusal = paymentRefusal(payableOf(enrolment));
      return refusal ? [{ athlete: enrolment.athlete, inShort: refusal.inShort }] : [];
    });
    const ids = enrolments.map(({ id }) => id);
    return { refused, count: refused.length > 0 ? 0 : await settleEnrolmentCharges(tx, ctx, ids, method) };
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

const payableOf = ({ charge, ...enrolment }: Enrolment & { charge: Charge | null }) => ({
  ...enrolment,
  paidAt: charge?.paidAt ?? null,
});

/**
 * There was no money after all: the fee is owed again, from today, and who took it back and why is kept with the charge.
 * @returns the tournament's id.
 * @throws InvalidInput, RuleViolation
 */
export function undoPayment(ctx: ActionContext, enrolmentId: string, typed: unknown): Promise<string> {
  const { reason } = parseInput(undoPaymentSchema, typed);
  return inTransaction(ctx.db, async (tx) => {
    const tournamentId = await tournamentOfEnrolment(tx, enrolmentId);
    await lockTournament(tx, tournamentId);
    const { status } = await tx.enrolment.findUniqueOrThrow({ where: { id: enrolmentId } });
    if (!(await paidAmong(tx, [enrolmentId])).has(enrolmentId) || isGone(status))
      throw new RuleViolation("NOT_PAID", "Não há pagamento a desfazer nesta inscrição.");
    await undoEnrolmentPayment(tx, ctx, enrolmentId, reason);
    return tournamentId;
  });
}
