import type { Transaction } from "../platform/database";

/** What an enrolment costs, as its tournament tells billing. */
export interface EnrolmentFee {
  enrolmentId: string;
  athleteId: string;
  tournamentId: string;
  /** Null for a federation's championship. */
  arenaId: string | null;
  description: string;
  amountInCents: number;
  /** The day of the event. */
  serviceDate: Date;
  /** The last day to pay; null without one. */
  dueOn: Date | null;
}

/**
 * An athlete owes the fee of an enrolment. One that came back owes it anew; what they paid the first time stays on record.
 * Owing it twice changes nothing but the day it is due.
 */
export async function chargeEnrolment(tx: Transaction, fee: EnrolmentFee, now: Date): Promise<void> {
  const { enrolmentId } = fee;
  await tx.charge.updateMany({ where: { enrolmentId, status: "PAID" }, data: { enrolmentId: null } });
  await tx.charge.upsert({
    where: { enrolmentId },
    create: { ...fee, serviceType: "TOURNAMENT", createdAt: now },
    update: { ...fee, status: "PENDING", paidAt: null },
  });
}

/** What was paid goes back, by the event's rule; the charge stays paid, and says how much of it is none any more. */
export async function refundEnrolmentCharge(
  tx: Transaction,
  enrolmentId: string,
  { amountInCents, now }: { amountInCents: number; now: Date },
): Promise<void> {
  if (amountInCents === 0) return;
  await tx.charge.updateMany({
    where: { enrolmentId, status: "PAID" },
    data: { refundInCents: amountInCents, refundedAt: now },
  });
}

/** Nobody owes it any more; what was paid stays paid. */
export async function dropEnrolmentCharges(tx: Transaction, enrolmentIds: readonly string[]): Promise<void> {
  await tx.charge.updateMany({
    where: { enrolmentId: { in: [...enrolmentIds] }, status: "PENDING" },
    data: { status: "CANCELLED" },
  });
}

/** "Baixa manual": somebody saw the money. */
export async function settleEnrolmentCharges(
  tx: Transaction,
  enrolmentIds: readonly string[],
  now: Date,
): Promise<void> {
  await tx.charge.updateMany({
    where: { enrolmentId: { in: [...enrolmentIds] } },
    data: { status: "PAID", paidAt: now },
  });
}

/** It was none after all: the charge is open again, and says who took it back and why. */
export async function reopenEnrolmentCharge(
  tx: Transaction,
  enrolmentId: string,
  undone: { reason: string; by: string; at: Date; dueOn: Date | null },
): Promise<void> {
  await tx.charge.updateMany({
    where: { enrolmentId },
    data: {
      status: "PENDING",
      paidAt: null,
      dueOn: undone.dueOn,
      undoneReason: undone.reason,
      undoneById: undone.by,
      undoneAt: undone.at,
    },
  });
}
