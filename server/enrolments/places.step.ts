import type { Enrolment, Tournament, TournamentCategory } from "../../prisma/generated/client/client";
import { paidAmong } from "../billing/charge.loader";
import { chargeEnrolment, dropEnrolmentCharges, type EnrolmentFee } from "../billing/enrolment-charge.step";
import type { Transaction } from "../platform/database";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { dayAt } from "../platform/time/time-zone.rules";
import { timeZoneAt } from "../arenas/arena-clock.loader";
import { entersInPairs } from "../sport/draws/draw-plan.rules";
import { placesUndecided } from "../tournaments/categories/place-modes.rules";
import { organiserRuns } from "../tournaments/tournament.step";
import { placedStatus, movingUp } from "./enrolment-state.rules";
import { eventTitle, type EnrolmentParts, type OpenEnrolments } from "./open-enrolments.step";
import { paymentDeadline } from "./registration-terms.rules";
import { readLine, readPlaces } from "./places.loader";
import { mailMovedUp } from "./enrolment-mails.step";

/**
 * Gives complete enrolments their places: confirmed when nothing is owed or the fee is already paid, else held until
 * the payment deadline.
 * @param vouched the organiser enters them: confirmed at once, and the fee is owed without a deadline.
 */
export async function givePlaces(
  tx: Transaction,
  parts: Pick<EnrolmentParts, "now" | "viewer">,
  { tournament, timeZone }: OpenEnrolments,
  category: Pick<TournamentCategory, "name"> | null,
  enrolments: readonly Enrolment[],
  { vouched = false } = {},
): Promise<void> {
  const due = paymentDeadline(parts.now, tournament, timeZone);
  const alreadyPaid = await paidAmong(
    tx,
    enrolments.map(({ id }) => id),
  );
  for (const { id, athleteId, feeInCents, feeReason } of enrolments) {
    const paid = alreadyPaid.has(id);
    const status = vouched ? "ENROLLED" : placedStatus({ feeInCents, paid });
    const dueAt = status === "AWAITING_PAYMENT" ? due : null;
    await tx.enrolment.update({
      where: { id },
      data: {
        status,
        dueAt,
        waitlistedAt: null,
        awaitsConsent: false,
        cancelledAt: null,
      },
    });
    if (paid) continue;
    const dueOn = dueAt && dayToDatabase(dayAt(dueAt, timeZone));
    const fee = { id, athleteId, feeInCents, feeReason, dueOn };
    const { paidByCredit } = await oweFee(tx, parts, tournament, category, fee);
    if (paidByCredit) await tx.enrolment.update({ where: { id }, data: { status: "ENROLLED", dueAt: null } });
  }
}

/** Charges the fee of an enrolment, if there is one. @returns whether credit of the athlete has paid it. */
export async function oweFee(
  tx: Transaction,
  parts: Pick<EnrolmentParts, "now" | "viewer">,
  tournament: Tournament,
  category: Pick<TournamentCategory, "name"> | null,
  { id, athleteId, feeInCents, feeReason, dueOn }: OwedFee,
): Promise<{ paidByCredit: boolean }> {
  if (feeInCents === 0) return { paidByCredit: false };
  const fee = feeToCharge(tournament, category, { id, athleteId, feeInCents, feeReason, dueOn });
  return { paidByCredit: await chargeEnrolment(tx, parts, fee) };
}

type OwedFee = Pick<Enrolment, "id" | "athleteId" | "feeInCents" | "feeReason"> & { dueOn: Date | null };

/** The fee of an enrolment as billing charges it. */
export const feeToCharge = (
  tournament: Tournament,
  category: Pick<TournamentCategory, "name"> | null,
  { id, athleteId, feeInCents, feeReason, dueOn }: OwedFee,
): EnrolmentFee => ({
  enrolmentId: id,
  athleteId,
  tournamentId: tournament.id,
  arenaId: tournament.arenaId,
  federationId: tournament.arenaId === null ? tournament.federationId : null,
  description: `Inscrição: ${eventTitle(tournament, category)}${feeReason === null ? "" : ` (${feeReason})`}`,
  amountInCents: feeInCents,
  serviceDate: tournament.startDate,
  dueOn,
});

/** Puts enrolments on the waiting list. @param since decides their position: now is the end of the list. */
export async function joinLine(tx: Transaction, enrolmentIds: readonly string[], since: Date): Promise<void> {
  await tx.enrolment.updateMany({
    where: { id: { in: [...enrolmentIds] } },
    data: { status: "WAITLISTED", waitlistedAt: since, awaitsConsent: false, dueAt: null },
  });
}

/** What was given to an entry and not to an athlete: both of a pair have it, and who loses the partner does not. */
export const nothingGiven = { wildCardAt: null, placeOrder: null, placePoints: null };

/** Two enrolments become a pair; the second takes part in what the first's entry was given. @returns the pair's id. */
export async function createPair(
  tx: Transaction,
  createdAt: Date,
  first: Enrolment,
  second: Pick<Enrolment, "id">,
): Promise<string> {
  const { id: firstId, tournamentId, categoryId, wildCardAt, placeOrder, placePoints } = first;
  const { id } = await tx.pair.create({
    data: { tournamentId, categoryId, firstId, secondId: second.id, createdAt },
    select: { id: true },
  });
  await tx.enrolment.update({
    where: { id: second.id },
    data: { wildCardAt, placeOrder, placePoints },
    select: { id: true },
  });
  return id;
}

/** Resets enrolments that lost their partner: they keep what they paid, owe nothing, and seek another partner. */
export async function seekAgain(
  tx: Transaction,
  parts: Pick<EnrolmentParts, "now" | "viewer">,
  enrolmentIds: readonly string[],
): Promise<void> {
  await dropEnrolmentCharges(tx, parts, enrolmentIds);
  await tx.enrolment.updateMany({
    where: { id: { in: [...enrolmentIds] } },
    data: {
      status: "SEEKING_PARTNER",
      awaitsConsent: false,
      dueAt: null,
      waitlistedAt: null,
      ...nothingGiven,
    },
  });
}

/**
 * Fills free places from the waiting list in order and notifies the athletes. Call after any change that may free a
 * place. While the organiser is paused the list waits, and so do categories whose places are given later by ranking or
 * lots.
 */
export async function moveUp(tx: Transaction, parts: EnrolmentParts, open: OpenEnrolments): Promise<void> {
  const { tournament } = open;
  const { capacity, taken, awaited, categories } = await readPlaces(tx, tournament);
  if (awaited.size === 0 || !(await organiserRuns(tx, tournament))) return;
  const categoryOf = (categoryId: string | null) => categories.find(({ id }) => id === categoryId) ?? null;
  const line = await readLine(tx, tournament.id, categories);
  const isOpen = tournament.status === "REGISTRATION_OPEN";
  const moving = line.filter(({ categoryId }) =>
    categoryId === null ? isOpen : !placesUndecided(categoryOf(categoryId)),
  );
  for (const { enrolments, categoryId } of movingUp(capacity, taken, moving)) {
    await giveFromLine(tx, parts, open, categoryOf(categoryId), enrolments);
  }
}

/** The same for a change that read no enrolments. What is over has no places to give. */
export async function fillFreePlaces(
  tx: Transaction,
  parts: EnrolmentParts,
  tournament: Tournament,
): Promise<void> {
  if (tournament.status === "FINISHED") return;
  const timeZone = await timeZoneAt(tx, tournament.arenaId);
  await moveUp(tx, parts, { tournament, timeZone, today: dayAt(parts.now, timeZone) });
}

/** Gives places to enrolments that waited together and notifies them; one with a pending invitation stays invited. */
export async function giveFromLine(
  tx: Transaction,
  parts: EnrolmentParts,
  open: OpenEnrolments,
  category: TournamentCategory | null,
  enrolments: readonly Enrolment[],
): Promise<void> {
  const { tournament, timeZone } = open;
  const [alone] = enrolments;
  if (entersInPairs(category) && enrolments.length === 1 && alone) {
    const due = paymentDeadline(parts.now, tournament, timeZone);
    await tx.enrolment.update({
      where: { id: alone.id },
      data: { status: "INVITED", dueAt: due, waitlistedAt: null },
    });
    await tx.pairInvitation.updateMany({
      where: { enrolmentId: alone.id, status: "PENDING", expiresAt: { lt: due } },
      data: { expiresAt: due },
    });
  } else {
    await givePlaces(tx, parts, open, category, enrolments);
  }
  await mailMovedUp(
    tx,
    parts,
    open,
    category,
    enrolments.map(({ id }) => id),
  );
}
