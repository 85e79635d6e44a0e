import type {
  Enrolment,
  PaymentMethod,
  Tournament,
  TournamentCategory,
  Prisma,
} from "../../../prisma/generated/client/client";
import { timeZoneAt } from "../../arenas/arena-clock.loader";
import type { LedgerParts } from "../../billing/charge.event";
import { chargesOf, paidAmong } from "../../billing/charge.loader";
import {
  closeEnrolmentCharges,
  creditEnrolmentCharges,
  creditEnrolmentPayment,
  dropEnrolmentCharges,
  releaseEnrolmentCharge,
  setDueDates,
  settleEnrolmentCharges,
} from "../../billing/enrolment-charge.step";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { dayToDatabase } from "../../platform/time/calendar-day.rules";
import { dayAt, endOfDay } from "../../platform/time/time-zone.rules";
import { entersInPairs } from "../../sport/draws/draw-plan.rules";
import { takesEntries } from "../../tournaments/categories/category-state.rules";
import { hasPlace, isGone } from "../../tournaments/tournament-and-enrolment-status.rules";
import { lockTournament, organiserRuns } from "../../tournaments/tournament.step";
import { tournamentTopic } from "../../tournaments/tournament-topic.rules";
import { reasonsAgainst } from "../eligibility.loader";
import type { IneligibilityCode } from "../eligibility.rules";
import { enrollableIn } from "../enrollable-athletes.loader";
import { mailPaidWithoutPlace, mailPlaceRestored } from "../enrolment-mails.step";
import { hasRoom, wildCardProblem } from "../enrolment-state.rules";
import { endInvitations } from "../invitations/invitation.step";
import { categoryOf } from "../leave.step";
import { type OpenEnrolments, tournamentOfEnrolment } from "../open-enrolments.step";
import { readPlaces } from "../places.loader";
import { createPair, feeToCharge, givePlaces, nothingGiven, oweFee } from "../places.step";
import { paymentDeadline } from "../registration-terms.rules";
import { paymentCase, type PaymentOutcome } from "./payment-outcome.rules";

export interface ReceivedPayment {
  outcome: PaymentOutcome;
  /** False for a payment that had been recorded before. */
  isNew: boolean;
}

/**
 * Records the payment of an enrolment in whatever state it is. A lost place is given back if it is free; else the money is
 * the payer's credit. Recording it twice changes nothing. Expects the tournament's row to be locked.
 * @param enrolment with a fee, as it is under the lock.
 */
export async function receivePayment(
  tx: Transaction,
  ctx: ActionContext,
  tournament: Tournament,
  enrolment: Enrolment,
  method: PaymentMethod | null,
): Promise<ReceivedPayment> {
  const { id } = enrolment;
  const settle = () => settleEnrolmentCharges(tx, ctx, [id], method);
  const met = paymentCase(enrolment.status);
  if (met === "PLACED") return { outcome: "CONFIRMED", isNew: (await settle()) > 0 };
  const category = await categoryOf(tx, enrolment);
  const isOpen = await takesPlaces(tx, tournament, category);
  if (met === "WAITING" && isOpen) {
    await oweFee(tx, ctx, tournament, category, { ...enrolment, dueOn: null });
    return { outcome: "NO_PLACE_YET", isNew: (await settle()) > 0 };
  }
  const timeZone = await timeZoneAt(tx, tournament.arenaId);
  const open = { tournament, timeZone, today: dayAt(ctx.now, timeZone) };
  const restored = isOpen ? await restorePlace(tx, ctx, open, category, enrolment, settle) : null;
  if (restored !== null) return { outcome: restored, isNew: true };
  const fee = feeToCharge(tournament, category, { ...enrolment, dueOn: null });
  const isNew = (await creditEnrolmentPayment(tx, ctx, fee, method)) > 0;
  if (isNew) {
    await mailPaidWithoutPlace(tx, ctx, open, category, id);
    await ctx.events.emit(tx, tournamentTopic(tournament.id));
  }
  return { outcome: "TO_REFUND", isNew };
}

/**
 * Money for lost places that came by way of their charges, such as from the bank, does the same as a payment written down
 * here, once it covers the fee. Locks the tournaments after the charges: of two at once the database may stop one, which
 * then runs again.
 */
export async function receiveCredit(
  tx: Transaction,
  ctx: ActionContext,
  { enrolmentIds }: { enrolmentIds: readonly string[] },
): Promise<void> {
  for (const id of enrolmentIds) {
    const tournament = await lockTournament(tx, await tournamentOfEnrolment(tx, id));
    const enrolment = await tx.enrolment.findUniqueOrThrow({ where: { id } });
    const charge = (await chargesOf(tx, [id])).get(id);
    if (paymentCase(enrolment.status) !== "GONE" || charge?.status !== "CANCELLED") continue;
    if (enrolment.feeInCents === 0 || charge.creditInCents < enrolment.feeInCents) continue;
    const { outcome } = await receivePayment(tx, ctx, tournament, enrolment, null);
    if (outcome !== "TO_REFUND") continue;
    const timeZone = await timeZoneAt(tx, tournament.arenaId);
    const open = { tournament, timeZone, today: dayAt(ctx.now, timeZone) };
    await mailPaidWithoutPlace(tx, ctx, open, await categoryOf(tx, enrolment), id);
  }
}

/**
 * The athlete gets the place back and pays it. In a category of pairs the former partner, if still without one, is
 * restored too; otherwise the athlete is without a partner. A place by wild card is back for as long as one is kept.
 * @returns null where there is no place.
 */
async function restorePlace(
  tx: Transaction,
  ctx: ActionContext,
  open: OpenEnrolments,
  category: TournamentCategory | null,
  enrolment: Enrolment,
  settle: () => Promise<number>,
): Promise<"PLACE_RESTORED" | "SEEKS_PARTNER" | null> {
  const { tournament } = open;
  const { id, categoryId } = enrolment;
  if (!(await mayEnter(tx, ctx, tournament, category, enrolment))) return null;
  const places = await readPlaces(tx, tournament);
  const inPairs = entersInPairs(category);
  const wanted = { categoryId, seats: inPairs ? 2 : 1 } as const;
  const wildCardAt = wildCardProblem(places, wanted) === null ? enrolment.wildCardAt : null;
  if (wildCardAt === null && !hasRoom(places.capacity, places.taken, places.awaited, wanted)) return null;
  await closeFormerCharge(tx, id);
  const partner = inPairs ? await formerPartner(tx, enrolment) : null;
  if (inPairs && !partner) {
    await tx.enrolment.update({
      where: { id },
      data: {
        status: "SEEKING_PARTNER",
        cancelledAt: null,
        dueAt: null,
        waitlistedAt: null,
        ...nothingGiven,
        wildCardAt, // takes no place yet, and is the pair's again once the partner is back
      },
    });
    await oweFee(tx, ctx, tournament, category, { ...enrolment, dueOn: null });
  } else {
    const together = partner ? [enrolment, partner] : [enrolment];
    await tx.enrolment.update({ where: { id }, data: { wildCardAt } });
    if (partner) {
      await endInvitations(tx, id, partner.id);
      await createPair(tx, ctx.now, { ...enrolment, wildCardAt }, partner);
    }
    await givePlaces(tx, ctx, open, category, together);
  }
  await settle();
  await mailPlaceRestored(tx, ctx, open, category, [id, ...(partner ? [partner.id] : [])]);
  await ctx.events.emit(tx, tournamentTopic(tournament.id));
  return inPairs && !partner ? "SEEKS_PARTNER" : "PLACE_RESTORED";
}

/** Whether the category still gives places: it is neither drawn nor cancelled. */
async function takesPlaces(
  tx: Transaction,
  tournament: Tournament,
  category: TournamentCategory | null,
): Promise<boolean> {
  if (tournament.publishedAt === null) return false;
  if (category === null) return tournament.status === "REGISTRATION_OPEN";
  const { settledAt, draw } = await tx.tournamentCategory.findUniqueOrThrow({
    where: { id: category.id },
    select: { settledAt: true, draw: { select: { id: true } } },
  });
  return takesEntries(tournament, { settledAt, draw });
}

/** The limits of a tournament, beside the rules of its categories. */
const limitCodes: ReadonlySet<IneligibilityCode> = new Set(["CATEGORY_LIMIT", "TWO_LEVELS", "PODIUM"]);

/** Whether the organiser could still enter the athlete: neither is inactive or suspended, and the limits hold. */
async function mayEnter(
  tx: Transaction,
  ctx: Pick<ActionContext, "now">,
  tournament: Tournament,
  category: TournamentCategory | null,
  { athleteId, overriddenAt }: Pick<Enrolment, "athleteId" | "overriddenAt">,
): Promise<boolean> {
  if (!(await organiserRuns(tx, tournament))) return false;
  const candidate = { athleteId, excused: overriddenAt !== null };
  const reasons = await reasonsAgainst(tx, ctx, tournament, category, [candidate]);
  if (reasons.some(({ code }) => limitCodes.has(code))) return false;
  return (await tx.athlete.count({ where: { AND: [{ id: athleteId }, enrollableIn(tournament)] } })) > 0;
}

/** What was paid for the place before it was given up was settled then; the new payment is for a new charge. */
async function closeFormerCharge(tx: Transaction, enrolmentId: string): Promise<void> {
  if ((await paidAmong(tx, [enrolmentId])).has(enrolmentId)) await releaseEnrolmentCharge(tx, enrolmentId);
}

/** Whom they played with until one of the two lost the place, if that one still seeks a partner. */
const formerPartner = (tx: Transaction, { id, formerPartnerId }: Enrolment): Promise<Enrolment | null> =>
  formerPartnerId === null
    ? Promise.resolve(null)
    : tx.enrolment.findFirst({
        where: { id: formerPartnerId, formerPartnerId: id, status: "SEEKING_PARTNER" },
      });

/**
 * A draw ends what can still change: what is owed is due today at the latest, and what came from athletes without a place
 * is their credit, to be refunded. Call after the draw is written.
 */
export async function settleMoneyAtDraw(
  tx: Transaction,
  ctx: Pick<ActionContext, "now" | "viewer">,
  { arenaId }: Pick<Tournament, "arenaId">,
  categoryId: string,
): Promise<void> {
  const timeZone = await timeZoneAt(tx, arenaId);
  const today = dayAt(ctx.now, timeZone);
  const dueAt = endOfDay(today, timeZone);
  const enrolments = await tx.enrolment.findMany({
    where: {
      categoryId,
      OR: [
        { status: "PLAYING", dueAt: { gt: dueAt } },
        {
          status: { in: ["WAITLISTED", "SEEKING_PARTNER", "INVITED"] },
          charge: { receivedInCents: { gt: 0 } },
        },
      ],
    },
    select: { id: true, status: true },
  });
  if (enrolments.length === 0) return;
  const idsOf = (playing: boolean) =>
    enrolments.filter(({ status }) => (status === "PLAYING") === playing).map(({ id }) => id);
  await tx.enrolment.updateMany({ where: { id: { in: idsOf(true) } }, data: { dueAt } });
  await setDueDates(tx, ctx, idsOf(true), dayToDatabase(today));
  await creditEnrolmentCharges(tx, ctx, idsOf(false));
}

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
