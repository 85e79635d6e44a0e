import type { PaymentMethod } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { chargesPaid, chargesReopened, type LedgerParts } from "./charge.event";
import { issueCharge, moveCredit, paymentToUndo, record, type NewCharge, type Outcome } from "./ledger.step";

type Recorded = Pick<LedgerParts, "now" | "viewer">;

/** The fee of an enrolment, computed by the tournament. */
export type EnrolmentFee = Omit<NewCharge, "serviceType" | "kind" | "enrolmentId"> & { enrolmentId: string };

/**
 * Charges the fee of an enrolment. If it is already charged and unpaid, updates amount and due date. After a cancelled
 * charge, issues a new one, which the credit of the cancelled one pays.
 * @returns whether such credit paid it in full.
 */
export async function chargeEnrolment(tx: Transaction, parts: Recorded, fee: EnrolmentFee): Promise<boolean> {
  const { enrolmentId } = fee;
  const standing = await tx.charge.findUnique({
    where: { enrolmentId },
    select: { id: true, status: true, creditInCents: true },
  });
  if (standing?.status === "PAID") return false;
  if (standing?.status === "PENDING") {
    const { amountInCents, description, dueOn } = fee;
    const changed = await record(tx, parts, { enrolmentId }, ({ standing: { amount } }) =>
      amount === amountInCents ? null : { kind: "AMOUNT", amountInCents },
    );
    // The description explains how the price was computed.
    if (changed.length > 0) await tx.charge.update({ where: { id: standing.id }, data: { description } });
    await setDueDates(tx, parts, [enrolmentId], dueOn);
    return false;
  }
  if (standing) await tx.charge.update({ where: { id: standing.id }, data: { enrolmentId: null } });
  const chargeId = await issueEntry(tx, parts, fee);
  if (standing?.status !== "CANCELLED" || standing.creditInCents === 0) return false;
  const moved = await moveCredit(tx, parts, {
    from: standing.id,
    to: chargeId,
    amountInCents: fee.amountInCents,
    reason: "Crédito usado na inscrição",
  });
  return moved === fee.amountInCents;
}

const issueEntry = (tx: Transaction, parts: Recorded, fee: EnrolmentFee): Promise<string> =>
  issueCharge(tx, parts, { ...fee, serviceType: "TOURNAMENT", kind: "ENTRY" });

/**
 * Records a payment for a lost place as the payer's credit, to be refunded. Earlier partial payments become credit too.
 * Idempotent.
 * @returns the amount recorded now, in centavos.
 */
export async function creditEnrolmentPayment(
  tx: Transaction,
  parts: Recorded,
  fee: EnrolmentFee,
  method: PaymentMethod | null,
): Promise<number> {
  const { enrolmentId } = fee;
  await closeEnrolmentCharges(tx, parts, [enrolmentId]);
  const standing = await tx.charge.findUnique({ where: { enrolmentId }, select: { status: true } });
  if (standing?.status !== "CANCELLED") {
    // The charge settled when the athlete left does not change: record the new payment on a charge of its own.
    await releaseEnrolmentCharge(tx, enrolmentId);
    await issueEntry(tx, parts, fee);
    await dropEnrolmentCharges(tx, parts, [enrolmentId]);
  }
  const outcomes = await record(tx, parts, { enrolmentId }, ({ standing: { credit } }) => {
    const amountInCents = fee.amountInCents - credit;
    return amountInCents > 0 ? { kind: "PAYMENT", amountInCents, ...(method ? { method } : {}) } : null;
  });
  return outcomes.reduce((sum, { before, after }) => sum + after.credit - before.credit, 0);
}

/** Sets the due date of unpaid charges. @param dueOn null for none. */
export async function setDueDates(
  tx: Transaction,
  parts: Recorded,
  enrolmentIds: readonly string[],
  dueOn: Date | null,
): Promise<void> {
  const day = dueOn && dayFromDatabase(dueOn);
  await record(tx, parts, among(enrolmentIds), ({ standing }) =>
    standing.dueOn === day ? null : { kind: "DUE_DATE", dueOn },
  );
}

/**
 * Re-enrolling detaches the former charge from the place; it stays on record. One with credit stays attached, so that the
 * credit pays the new fee.
 */
export async function releaseEnrolmentCharge(tx: Transaction, enrolmentId: string): Promise<void> {
  const creditToUse = { status: "CANCELLED" as const, creditInCents: { gt: 0 } };
  await tx.charge.updateMany({ where: { enrolmentId, NOT: creditToUse }, data: { enrolmentId: null } });
}

/** Moves the charge of a place to the athlete who takes it over; recorded payments keep their payer. */
export async function handOnEnrolmentCharge(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.charge.updateMany({ where: { enrolmentId: to }, data: { enrolmentId: null } });
  await tx.charge.updateMany({ where: { enrolmentId: from }, data: { enrolmentId: to } });
}

/**
 * Refunds payments fully or partly.
 * @param share computes the refund from the unrefunded payments, in centavos.
 * @returns the refunded amount, in centavos.
 */
export async function refundEnrolmentCharges(
  tx: Transaction,
  parts: Recorded,
  enrolmentIds: readonly string[],
  share: (paidInCents: number) => number,
): Promise<number> {
  const outcomes = await record(
    tx,
    parts,
    among(enrolmentIds),
    ({ standing: { status, received, refunded } }) => {
      const amountInCents = status === "PAID" ? share(received - refunded) : 0;
      return amountInCents > 0 ? { kind: "REFUND", amountInCents } : null;
    },
  );
  return outcomes.reduce((sum, { before, after }) => sum + after.refunded - before.refunded, 0);
}

/** Cancels the open charges of enrolments; paid ones do not change. */
export async function dropEnrolmentCharges(
  tx: Transaction,
  parts: Recorded,
  enrolmentIds: readonly string[],
): Promise<void> {
  await record(tx, parts, among(enrolmentIds), ({ standing: { status, received } }) =>
    status === "PENDING" && received === 0 ? { kind: "CANCELLATION" } : null,
  );
}

/** Cancels open charges and turns partial payments into the payer's credit. Fully paid charges stay paid. */
export async function closeEnrolmentCharges(
  tx: Transaction,
  parts: Recorded,
  enrolmentIds: readonly string[],
): Promise<void> {
  await record(tx, parts, among(enrolmentIds), ({ standing: { status } }) =>
    status === "PENDING" ? { kind: "CANCELLATION", ofCredit: true } : null,
  );
}

/** For athletes who are left without a place: everything that came becomes credit, to be refunded. */
export async function creditEnrolmentCharges(
  tx: Transaction,
  parts: Recorded,
  enrolmentIds: readonly string[],
): Promise<void> {
  await record(tx, parts, among(enrolmentIds), ({ standing: { status } }) =>
    status === "PENDING" || status === "PAID" ? { kind: "CANCELLATION", ofCredit: true } : null,
  );
}

/**
 * "Baixa manual": marks enrolment charges as fully paid and waives fine and interest. Charges already paid do not
 * change.
 * @param method null if unknown.
 * @returns the number of charges that were not paid before.
 */
export async function settleEnrolmentCharges(
  tx: Transaction,
  parts: LedgerParts,
  enrolmentIds: readonly string[],
  method: PaymentMethod | null = null,
): Promise<number> {
  const outcomes = await record(
    tx,
    parts,
    among(enrolmentIds),
    ({ standing: { status, principalOpen, latePaid } }) => {
      if (status !== "PENDING") return null;
      // What had paid fine and interest pays the fee instead, as they are waived.
      const amountInCents = principalOpen - latePaid;
      return amountInCents > 0
        ? { kind: "PAYMENT", amountInCents, waivesLate: true, ...(method ? { method } : {}) }
        : { kind: "WAIVER" };
    },
  );
  const paid = outcomes.filter(({ before, after }) => before.status !== "PAID" && after.status === "PAID");
  if (paid.length > 0) await chargesPaid.happened(tx, parts, { enrolmentIds: places(paid) });
  return paid.length;
}

/** There was no money after all: the last payment is undone, and says who took it back and why. */
export async function undoEnrolmentPayment(
  tx: Transaction,
  parts: LedgerParts,
  enrolmentId: string,
  reason: string,
): Promise<void> {
  const outcomes = await record(tx, parts, { enrolmentId }, ({ charge }) => {
    const last = paymentToUndo(charge.entries);
    return last ? { kind: "UNDO", undoesId: last.id, reason } : null;
  });
  const reopened = outcomes.filter(
    ({ before, after }) => before.status !== "PENDING" && after.status === "PENDING",
  );
  if (reopened.length > 0) await chargesReopened.happened(tx, parts, { enrolmentIds: places(reopened) });
}

const among = (enrolmentIds: readonly string[]) => ({ enrolmentId: { in: [...enrolmentIds] } });

const places = (outcomes: readonly Outcome[]): string[] =>
  outcomes.flatMap(({ charge }) => charge.enrolmentId ?? []);
