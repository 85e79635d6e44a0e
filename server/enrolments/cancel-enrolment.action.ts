import { chargesOf } from "../billing/charge.loader";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { isAsked, isGone } from "../tournaments/enrolment-status.rules";
import { tournamentTopic } from "../tournaments/tournament-topic.rules";
import { categoryOf, leave } from "./leave.step";
import { assertNotDrawn, openEnrolments, tournamentOfEnrolment, withPartner } from "./open-enrolments.step";
import { moveUp } from "./places.step";
import { mailCancelled } from "./enrolment-mails.step";

export interface CancelledEnrolment {
  tournamentId: string;
  enrolmentId: string;
  /** What the event's rule gives back; 0 where nothing was paid. */
  refundInCents: number;
}

/**
 * Cancels an enrolment before the draw. The first enrolment in the waiting list gets the place, and the partner goes
 * back to seeking a partner. Idempotent.
 * @param byOrganiser whether to notify the athlete. A guest who was only asked is not notified: the invitation link
 *   already shows the cancellation.
 * @throws RuleViolation after the draw, when the athlete can only be replaced.
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
    if (isGone(own.status))
      return {
        tournamentId,
        enrolmentId,
        refundInCents: (await chargesOf(tx, [enrolmentId])).get(enrolmentId)?.refundedInCents ?? 0,
      };
    await assertNotDrawn(tx, own.categoryId);
    const refundInCents = await leave(tx, ctx, open, enrolmentId);
    if (byOrganiser && !isAsked(own)) {
      const category = await categoryOf(tx, own);
      await mailCancelled(tx, ctx, open, category, enrolmentId);
    }
    await moveUp(tx, ctx, open);
    await ctx.events.emit(tx, tournamentTopic(tournamentId));
    return { tournamentId, enrolmentId, refundInCents };
  });
}
