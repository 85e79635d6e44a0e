import type { PairInvitation } from "../../../../prisma/generated/client/client";
import type { ActionContext } from "../../../platform/context";
import { inTransaction } from "../../../platform/database";
import { RuleViolation } from "../../../platform/errors";
import { tournamentTopic } from "../../tournament-topic.rules";
import { openEnrolments, tournamentOfEnrolment } from "../open-enrolments.action";
import type { Enrolled } from "../enrol-in-tournament.action";
import { askPartner } from "./invite-partner.action";

const closed = () =>
  new RuleViolation("INVITATION_CLOSED", "Este convite já não espera resposta. Convide de novo.");

/**
 * Asks the same person once more, by a new link: the one before serves no longer.
 * @throws NotEligible, TooManyAttempts, RuleViolation
 */
export async function resendInvitation(ctx: ActionContext, invitationId: string): Promise<Enrolled> {
  const { enrolmentId, invitedName, invitedEmail, status } = await ctx.db.pairInvitation.findUniqueOrThrow({
    where: { id: invitationId },
  });
  if (status !== "PENDING") throw closed();
  return askPartner(ctx, enrolmentId, { partnerName: invitedName, partnerEmail: invitedEmail });
}

/**
 * Asks no longer. The places stay kept for whom the athlete asks next, as long as they would have been. Twice changes
 * nothing.
 * @returns whose it was.
 * @throws RuleViolation once it was answered.
 */
export function withdrawInvitation(
  ctx: ActionContext,
  invitationId: string,
): Promise<Pick<Enrolled, "enrolmentId">> {
  return inTransaction(ctx.db, async (tx) => {
    const read = (): Promise<PairInvitation> =>
      tx.pairInvitation.findUniqueOrThrow({ where: { id: invitationId } });
    const { enrolmentId } = await read();
    const { tournament } = await openEnrolments(tx, ctx, await tournamentOfEnrolment(tx, enrolmentId));
    const { status } = await read(); // of an answer and a withdrawal only one happens
    if (status === "CANCELLED") return { enrolmentId };
    if (status !== "PENDING") throw closed();
    await tx.pairInvitation.update({ where: { id: invitationId }, data: { status: "CANCELLED" } });
    await ctx.events.emit(tx, tournamentTopic(tournament.id));
    return { enrolmentId };
  });
}
