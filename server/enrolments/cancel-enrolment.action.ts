import type { Enrolment } from "../../prisma/generated/client/client";
import { dropEnrolmentCharges, refundEnrolmentCharge } from "../billing/enrolment-charge.action";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { dayFromDatabase } from "../platform/stored-time.rules";
import { tournamentTopic } from "../tournaments/tournament-topic.rules";
import { isAsked, isGone } from "./enrolment-status.rules";
import { endInvitations } from "./invitations/create-invitation.action";
import {
  assertNotDrawn,
  openEnrolments,
  tournamentOfEnrolment,
  withPartner,
  type EnrolmentParts,
  type OpenEnrolments,
} from "./open-enrolments.action";
import { refundPercent, refundShares } from "./payment-terms.rules";
import { moveUp, seekAgain } from "./places.action";
import { tellCancelled, tellPartnerLeft } from "./tell.action";

export interface CancelledEnrolment {
  tournamentId: string;
  enrolmentId: string;
  /** What the event's rule gives back; 0 where nothing was paid. */
  refundInCents: number;
}

/**
 * Takes an athlete out before the draw; the place goes to whoever is first in line, and the partner seeks another.
 * Cancelling twice changes nothing.
 * @param byOrganiser then the athlete is told, unless they were only asked: their link tells it.
 * @throws RuleViolation once the lots are drawn: then the athlete is replaced instead.
 */
export function cancelEnrolment(
  ctx: ActionContext,
  enrolmentId: string,
  { byOrganiser }: { byOrganiser: boolean },
): Promise<CancelledEnrolment> {
  return inTransaction(ctx.db, async (tx) => {
    const tournamentId = await tournamentOfEnrolment(tx, enrolmentId);
    const open = await openEnrolments(tx, ctx, tournamentId);
    const { own } = await withPartner(tx, enrolmentId);
    if (isGone(own.status)) return { tournamentId, enrolmentId, refundInCents: own.refundInCents ?? 0 };
    await assertNotDrawn(tx, own.categoryId);
    const refundInCents = await leave(tx, ctx, open, enrolmentId);
    if (byOrganiser && !isAsked(own)) {
      const category = await categoryOf(tx, own);
      await tellCancelled(tx, ctx, open, category, enrolmentId);
    }
    await moveUp(tx, ctx, open);
    await ctx.events.emit(tx, tournamentTopic(tournamentId));
    return { tournamentId, enrolmentId, refundInCents };
  });
}

/** Gives up a place within a larger transaction that calls `moveUp` afterwards. @returns what comes back, in centavos. */
export async function leave(
  tx: Transaction,
  parts: EnrolmentParts,
  open: OpenEnrolments,
  enrolmentId: string,
): Promise<number> {
  const { own, partner, pairId } = await withPartner(tx, enrolmentId);
  const { fullRefundDays, lateRefundPercent, startDate } = open.tournament;
  const terms = { fullRefundDays, lateRefundPercent, startDate: dayFromDatabase(startDate) };
  const paid = own.paidAt === null ? 0 : own.feeInCents;
  const [refundInCents = 0] = refundShares([paid], refundPercent(terms, open.today, false));
  await endInvitations(tx, enrolmentId);
  await tx.unavailability.deleteMany({ where: { enrolmentId } }); // who comes back says anew when they can play
  await dropEnrolmentCharges(tx, [enrolmentId]);
  await refundEnrolmentCharge(tx, enrolmentId, { amountInCents: refundInCents, now: parts.now });
  await tx.enrolment.update({
    where: { id: enrolmentId },
    data: {
      status: "CANCELLED",
      cancelledAt: parts.now,
      refundInCents,
      dueAt: null,
      waitlistedAt: null,
      awaitsConsent: false,
    },
  });
  if (pairId !== null && partner) {
    await tx.pair.delete({ where: { id: pairId } });
    await seekAgain(tx, [partner.id]);
    const category = await categoryOf(tx, own);
    await tellPartnerLeft(tx, parts, open, category, { staying: partner.id, leaving: enrolmentId });
  }
  return refundInCents;
}

export const categoryOf = async (tx: Transaction, { categoryId }: Pick<Enrolment, "categoryId">) =>
  categoryId === null ? null : tx.tournamentCategory.findUniqueOrThrow({ where: { id: categoryId } });
