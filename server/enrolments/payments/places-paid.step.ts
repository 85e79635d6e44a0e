import type { Prisma } from "../../../prisma/generated/client/client";
import { timeZoneAt } from "../../arenas/arena-clock.loader";
import type { LedgerParts } from "../../billing/charge.event";
import {
  closeEnrolmentCharges,
  dropEnrolmentCharges,
  setDueDates,
} from "../../billing/enrolment-charge.step";
import type { Transaction } from "../../platform/database";
import { dayToDatabase } from "../../platform/time/calendar-day.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { hasPlace, isGone } from "../../tournaments/enrolment-status.rules";
import { tournamentTopic } from "../../tournaments/tournament-topic.rules";
import { paymentDeadline } from "../payment-terms.rules";

/**
 * Confirms the enrolments that awaited this payment. The payment can also arrive later, while the athlete plays. Who waits
 * for a partner's answer keeps the deadline of the invitation.
 */
export async function confirmPaid(
  tx: Transaction,
  parts: LedgerParts,
  { enrolmentIds }: { enrolmentIds: readonly string[] },
): Promise<void> {
  const which = { id: { in: [...enrolmentIds] } };
  await tx.enrolment.updateMany({
    where: { ...which, status: { not: "INVITED" } },
    data: { dueAt: null },
  });
  await tx.enrolment.updateMany({
    where: { ...which, status: "AWAITING_PAYMENT" },
    data: { status: "ENROLLED" },
  });
  await announce(tx, parts, which);
}

/** Moves confirmed enrolments back to awaiting payment, due from today. An enrolment without a place owes nothing. */
export async function awaitPaymentAgain(
  tx: Transaction,
  parts: LedgerParts,
  { enrolmentIds }: { enrolmentIds: readonly string[] },
): Promise<void> {
  const which = { id: { in: [...enrolmentIds] } };
  const enrolments = await tx.enrolment.findMany({
    where: which,
    select: {
      id: true,
      status: true,
      tournament: { select: { arenaId: true, paymentDays: true, registrationEndsOn: true, startDate: true } },
    },
  });
  for (const { id, status, tournament } of enrolments) {
    if (!hasPlace(status) || status === "INVITED") {
      // Someone who may still get a place keeps an earlier part payment for it; of a lost place it is credit.
      if (isGone(status)) await closeEnrolmentCharges(tx, parts, [id]);
      else await dropEnrolmentCharges(tx, parts, [id]);
      continue;
    }
    const waits = status === "ENROLLED";
    const timeZone = await timeZoneAt(tx, tournament.arenaId);
    const dueAt = waits ? paymentDeadline(parts.now, tournament, timeZone) : null;
    await tx.enrolment.update({
      where: { id },
      data: { dueAt, ...(waits ? { status: "AWAITING_PAYMENT" } : {}) },
    });
    await setDueDates(tx, parts, [id], dueAt && dayToDatabase(dayAt(dueAt, timeZone)));
  }
  await announce(tx, parts, which);
}

async function announce(tx: Transaction, { events }: LedgerParts, where: Prisma.EnrolmentWhereInput) {
  const rows = await tx.enrolment.findMany({
    where,
    distinct: ["tournamentId"],
    select: { tournamentId: true },
  });
  for (const { tournamentId } of rows) await events.emit(tx, tournamentTopic(tournamentId));
}
