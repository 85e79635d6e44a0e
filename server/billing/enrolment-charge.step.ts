import type { PaymentMethod } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { chargesPaid, chargesReopened, type LedgerParts } from "./charge.event";
import { standingPayments } from "./ledger.rules";
import { issueCharge, record, type NewCharge, type Outcome } from "./ledger.step";

type Recorded = Pick<LedgerParts, "now" | "viewer">;

/** What an enrolment costs, as its tournament tells billing. */
export type EnrolmentFee = Omit<NewCharge, "serviceType" | "kind" | "enrolmentId"> & { enrolmentId: string };

/**
 * An athlete owes the fee of an enrolment. Owing it twice changes nothing but the price and the day it is due, while
 * nothing has been paid; one that was cancelled is owed anew by a new charge.
 */
export async function chargeEnrolment(tx: Transaction, parts: Recorded, fee: EnrolmentFee): Promise<void> {
  const { enrolmentId } = fee;
  const standing = await tx.charge.findUnique({ where: { enrolmentId }, select: { status: true } });
  if (standing?.status === "PAID") return;
  if (standing?.status === "PENDING") {
    const { amountInCents, dueOn } = fee;
    await record(tx, parts, { enrolmentId }, ({ standing: { amount } }) =>
      amount === amountInCents ? null : { kind: "AMOUNT", amountInCents },
    );
    return setDueDate(tx, parts, enrolmentId, dueOn);
  }
  if (standing) await releaseEnrolmentCharge(tx, enrolmentId);
  await issueCharge(tx, parts, { ...fee, serviceType: "TOURNAMENT", kind: "ENTRY" });
}

/** Until when it has to be paid, while nothing has been. @param dueOn null for no day. */
export async function setDueDate(
  tx: Transaction,
  parts: Recorded,
  enrolmentId: string,
  dueOn: Date | null,
): Promise<void> {
  const day = dueOn && dayFromDatabase(dueOn);
  await record(tx, parts, { enrolmentId }, ({ standing }) =>
    standing.dueOn === day ? null : { kind: "DUE_DATE", dueOn },
  );
}

/** Somebody enters anew: what they paid or owed before stays on record, and belongs to no place any more. */
export async function releaseEnrolmentCharge(tx: Transaction, enrolmentId: string): Promise<void> {
  await tx.charge.updateMany({ where: { enrolmentId }, data: { enrolmentId: null } });
}

/** Somebody takes over a place with what was paid for it; who paid stays who paid. */
export async function handOnEnrolmentCharge(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.charge.updateMany({ where: { enrolmentId: from }, data: { enrolmentId: to } });
}

/**
 * Part or all of what was paid goes back.
 * @param share how much of what was paid and has not gone back yet; centavos.
 * @returns what goes back, in centavos.
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

/** Nobody owes them any more; what was paid stays paid. */
export async function dropEnrolmentCharges(
  tx: Transaction,
  parts: Recorded,
  enrolmentIds: readonly string[],
): Promise<void> {
  await record(tx, parts, among(enrolmentIds), ({ standing: { status, received } }) =>
    status === "PENDING" && received === 0 ? { kind: "CANCELLATION" } : null,
  );
}

/**
 * "Baixa manual": somebody saw the money, and it is enough, also where it comes late. Whoever paid before has paid.
 * @param method how it came; null where nobody said.
 * @returns how many had not been paid before.
 */
export async function settleEnrolmentCharges(
  tx: Transaction,
  parts: LedgerParts,
  enrolmentIds: readonly string[],
  method: PaymentMethod | null = null,
): Promise<number> {
  const outcomes = await record(tx, parts, among(enrolmentIds), ({ standing: { status, principalOpen } }) =>
    status === "PENDING"
      ? { kind: "PAYMENT", amountInCents: principalOpen, waivesLate: true, ...(method ? { method } : {}) }
      : null,
  );
  const paid = outcomes.filter(({ outcome }) => outcome === "PAID");
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
    const last = standingPayments(charge.entries).at(-1);
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
