import type { PairInvitation } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { assertOrganiserRuns } from "../../tournaments/organiser-runs.step";
import { tournamentTopic } from "../../tournaments/tournament-topic.rules";
import {
  assertNotDrawn,
  openEnrolments,
  tournamentOfEnrolment,
  type OpenEnrolments,
} from "../open-enrolments.step";
import { categoryOf } from "../leave.step";
import type { Enrolled } from "../enrol-in-tournament.action";
import { askedTogether, letGo } from "./answer-as-guest.step";
import { askGuest, guestsToAsk } from "./ask-guest.step";
import { askPartner } from "./invite-partner.action";

const closed = () =>
  new RuleViolation("INVITATION_CLOSED", "Este convite já não espera resposta. Convide de novo.");

/**
 * Asks the same person once more, by a new link: the one before serves no longer. A guest whom the organiser asked has
 * till the same instant to answer.
 * @throws NotEligible, TooManyAttempts, RuleViolation
 */
export async function resendInvitation(ctx: ActionContext, invitationId: string): Promise<Enrolled> {
  const { enrolmentId, invitedName, invitedEmail, guestId, status } =
    await ctx.db.pairInvitation.findUniqueOrThrow({ where: { id: invitationId } });
  if (status !== "PENDING") throw closed();
  if (guestId !== null) return askGuestAgain(ctx, invitationId);
  return askPartner(ctx, enrolmentId, { partnerName: invitedName, partnerEmail: invitedEmail });
}

function askGuestAgain(ctx: ActionContext, invitationId: string): Promise<Enrolled> {
  return inTransaction(ctx.db, async (tx) => {
    const { open, invitation } = await openSent(tx, ctx, invitationId);
    const { enrolmentId, guestId, status } = invitation;
    if (status !== "PENDING" || guestId === null) throw closed();
    await assertOrganiserRuns(tx, open.tournament);
    const enrolment = await tx.enrolment.findUniqueOrThrow({ where: { id: enrolmentId } });
    await assertNotDrawn(tx, enrolment.categoryId);
    const guest = (await guestsToAsk(tx, ctx, open.tournament, [guestId], { counted: true })).get(guestId);
    if (!guest) throw closed(); // meanwhile an athlete of the arena: entered without being asked
    const partner = (await askedTogether(tx, enrolment))?.invitedName ?? null;
    await askGuest(tx, ctx, open, await categoryOf(tx, enrolment), { enrolmentId, guest, partner });
    await ctx.events.emit(tx, tournamentTopic(open.tournament.id));
    return { enrolmentId, invitationUrl: null };
  });
}

/** As it is under the tournament's lock: of an answer and what the sender does only one happens. */
async function openSent(
  tx: Transaction,
  ctx: ActionContext,
  invitationId: string,
): Promise<{ open: OpenEnrolments; invitation: PairInvitation }> {
  const read = (): Promise<PairInvitation> =>
    tx.pairInvitation.findUniqueOrThrow({ where: { id: invitationId } });
  const { enrolmentId } = await read();
  const open = await openEnrolments(tx, ctx, await tournamentOfEnrolment(tx, enrolmentId));
  return { open, invitation: await read() };
}

/**
 * Asks no longer. The places stay kept for whom the athlete asks next, as long as they would have been; those kept for
 * the organiser's guest are free. Twice changes nothing.
 * @returns whose it was.
 * @throws RuleViolation once it was answered.
 */
export function withdrawInvitation(
  ctx: ActionContext,
  invitationId: string,
): Promise<Pick<Enrolled, "enrolmentId">> {
  return inTransaction(ctx.db, async (tx) => {
    const { open, invitation } = await openSent(tx, ctx, invitationId);
    const { enrolmentId, guestId, status } = invitation;
    if (status === "CANCELLED") return { enrolmentId };
    if (status !== "PENDING") throw closed();
    await tx.pairInvitation.update({ where: { id: invitationId }, data: { status: "CANCELLED" } });
    if (guestId !== null) await letGo(tx, ctx, open, enrolmentId, guestId);
    await ctx.events.emit(tx, tournamentTopic(open.tournament.id));
    return { enrolmentId };
  });
}
