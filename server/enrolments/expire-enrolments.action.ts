import type { Enrolment } from "../../prisma/generated/client/client";
import { paidAmong } from "../billing/charge.loader";
import { closeEnrolmentCharges, creditEnrolmentCharges } from "../billing/enrolment-charge.step";
import { inTransaction, type Database, type Transaction } from "../platform/database";
import { eachAlone } from "../platform/each-alone";
import { dayAt } from "../platform/time/zoned-time.rules";
import { lockTournament } from "../tournaments/lock-tournament.step";
import { tournamentTopic } from "../tournaments/tournament-topic.rules";
import { repriceRemaining } from "./entry-fee.step";
import { categoryOf, rememberPartners } from "./leave.step";
import { isAsked } from "../tournaments/enrolment-status.rules";
import { endInvitations } from "./invitations/create-invitation.step";
import { withPartner, type EnrolmentParts, type OpenEnrolments } from "./open-enrolments.step";
import { timeZoneAt } from "../arenas/arena-clock.loader";
import { moveUp, seekAgain } from "./places.step";
import { mailExpired, mailPartnerFound, mailPartnerLeft } from "./enrolment-mails.step";
import { emitEvent } from "../platform/events/event-bus";
import type { Outbox } from "../platform/mail/outbox";
import { assignDuePlaces } from "./assign-places.action";

/** Overdue enrolments. Drawn ones are left out: those athletes play and still owe the fee. */
const overdueAt = (now: Date) => ({
  status: { in: ["INVITED" as const, "AWAITING_PAYMENT" as const] },
  dueAt: { lt: now },
  OR: [
    { categoryId: null, tournament: { status: "REGISTRATION_OPEN" as const } },
    { category: { draw: null, settledAt: null }, tournament: { status: { not: "FINISHED" as const } } },
  ],
});

/**
 * Expires enrolments whose payment or invitation is overdue. The place goes to the first in the waiting list, and both
 * are notified. Each tournament has its own transaction, so that one that fails does not block the others. Idempotent,
 * also when two processes run at once.
 * @returns how many expired.
 * @throws AggregateError after all tournaments.
 */
export async function expireEnrolments(db: Database, parts: EnrolmentParts): Promise<number> {
  const tournaments = await db.enrolment.findMany({
    where: overdueAt(parts.now),
    distinct: ["tournamentId"],
    select: { tournamentId: true },
  });
  let expired = 0;
  await eachAlone(db, tournaments, async ({ tournamentId }) => {
    expired += await inTransaction(db, (tx) => expireIn(tx, parts, tournamentId));
  });
  return expired;
}

async function expireIn(tx: Transaction, parts: EnrolmentParts, tournamentId: string): Promise<number> {
  const tournament = await lockTournament(tx, tournamentId);
  const timeZone = await timeZoneAt(tx, tournament.arenaId);
  const open = { tournament, timeZone, today: dayAt(parts.now, timeZone) };
  const overdue = await tx.enrolment.findMany({
    where: { tournamentId, ...overdueAt(parts.now) },
    orderBy: { id: "asc" },
  });
  const owing = overdue.flatMap(({ id, status }) => (status === "AWAITING_PAYMENT" ? [id] : []));
  await closeEnrolmentCharges(tx, parts, owing);
  // Payments recorded on the charge lock only the charge: one may have come in since the enrolments were read.
  const paid = await paidAmong(tx, owing);
  const expiring = overdue.filter(({ id }) => !paid.has(id));
  if (expiring.length === 0) return 0;
  const late = new Set(expiring.map(({ id }) => id));
  for (const enrolment of expiring) await expire(tx, parts, open, enrolment, late);
  await moveUp(tx, parts, open);
  await parts.events.emit(tx, tournamentTopic(tournamentId));
  return expiring.length;
}

async function expire(
  tx: Transaction,
  parts: EnrolmentParts,
  open: OpenEnrolments,
  enrolment: Enrolment,
  late: ReadonlySet<string>,
): Promise<void> {
  const { id, status } = enrolment;
  const { partner, pairId } = await withPartner(tx, id);
  const category = await categoryOf(tx, enrolment);
  const guest = await guestAskedFor(tx, enrolment);
  if (guest !== null) {
    // The organiser entered them, and only sought a partner for them: they stay, and the places are free.
    await endInvitations(tx, id);
    await seekAgain(tx, parts, [id]);
    return mailPartnerFound(tx, parts, open, category, { enrolmentId: id, partner: guest, found: false });
  }
  await endInvitations(tx, id);
  await tx.unavailability.deleteMany({ where: { enrolmentId: id } });
  // Who invited may have paid for an earlier pair: without a place it is credit.
  if (status === "INVITED") await creditEnrolmentCharges(tx, parts, [id]);
  await tx.enrolment.update({
    where: { id },
    data: { status: "EXPIRED", awaitsConsent: false, dueAt: null }, // the wild card is back if they pay late
  });
  await repriceRemaining(tx, parts, open, enrolment.athleteId);
  await mailExpired(tx, parts, open, category, {
    enrolmentId: id,
    invited: status === "INVITED",
    asked: isAsked(enrolment),
  });
  if (pairId === null || !partner) return;
  await tx.pair.delete({ where: { id: pairId } });
  await rememberPartners(tx, id, partner.id);
  if (late.has(partner.id)) return; // the partner has expired too and is handled separately
  await seekAgain(tx, parts, [partner.id]);
  await mailPartnerLeft(tx, parts, open, category, { staying: partner.id, leaving: id });
}

/** The name of the guest whom the organiser invited as this athlete's partner; null without one. */
async function guestAskedFor(tx: Transaction, enrolment: Enrolment): Promise<string | null> {
  if (isAsked(enrolment)) return null;
  const invitation = await tx.pairInvitation.findFirst({
    where: { enrolmentId: enrolment.id, status: "PENDING", guestId: { not: null } },
    select: { invitedName: true },
  });
  return invitation?.invitedName ?? null;
}

export const expireEnrolmentsTask = "expire_enrolments";

/** Every few minutes: expires what was not paid or answered in time, and gives places by ranking or lots that are due. */
export const expireEnrolmentsJob =
  ({ db, outbox, publicUrl }: { db: Database; outbox: Outbox; publicUrl: () => string }) =>
  async (): Promise<void> => {
    const parts: EnrolmentParts = {
      events: { emit: emitEvent },
      outbox,
      viewer: null,
      now: new Date(),
      publicUrl: publicUrl(),
    };
    try {
      await expireEnrolments(db, parts);
    } finally {
      await assignDuePlaces(db, parts);
    }
  };
