import type {
  Enrolment,
  PaymentMethod,
  Tournament,
  TournamentCategory,
} from "../../../prisma/generated/client/client";
import { timeZoneAt } from "../../arenas/arena-clock.loader";
import { chargesOf, paidAmong } from "../../billing/charge.loader";
import {
  creditEnrolmentPayment,
  releaseEnrolmentCharge,
  settleEnrolmentCharges,
} from "../../billing/enrolment-charge.step";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { entersInPairs } from "../../sport/draws/category-format.rules";
import { takesEntries } from "../../tournaments/categories/category-state.rules";
import { lockTournament } from "../../tournaments/lock-tournament.step";
import { organiserRuns } from "../../tournaments/organiser-runs.step";
import { tournamentTopic } from "../../tournaments/tournament-topic.rules";
import type { IneligibilityCode } from "../eligibility.rules";
import { reasonsAgainst } from "../eligible.loader";
import { enrollableIn } from "../enrollable-athletes.loader";
import { mailPaidWithoutPlace, mailPlaceRestored } from "../enrolment-mails.step";
import { hasRoom, wildCardProblem } from "../enrolment-state.rules";
import { endInvitations } from "../invitations/create-invitation.step";
import { categoryOf } from "../leave.step";
import { tournamentOfEnrolment, type OpenEnrolments } from "../open-enrolments.step";
import { readPlaces } from "../places.loader";
import { createPair, feeToCharge, givePlaces, nothingGiven, oweFee } from "../places.step";
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
