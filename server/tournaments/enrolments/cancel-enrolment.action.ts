import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { assertStatus, lockTournament } from "../lock-tournament.action";
import { tournamentTopic } from "../tournament-topic.rules";

/**
 * Takes an athlete out before the draw; the place is free again. Cancelling twice changes nothing.
 * @returns the tournament's id.
 * @throws RuleViolation once the lots are drawn: then the athlete is replaced instead.
 */
export function cancelEnrolment(ctx: ActionContext, enrolmentId: string): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const { tournamentId } = await tx.enrolment.findUniqueOrThrow({
      where: { id: enrolmentId },
      select: { tournamentId: true },
    });
    assertStatus(await lockTournament(tx, tournamentId), "REGISTRATION_OPEN");
    await tx.pair.deleteMany({ where: { OR: [{ firstId: enrolmentId }, { secondId: enrolmentId }] } });
    await tx.enrolment.update({
      where: { id: enrolmentId },
      data: { status: "CANCELLED", cancelledAt: ctx.now },
    });
    await ctx.events.emit(tx, tournamentTopic(tournamentId));
    return tournamentId;
  });
}
