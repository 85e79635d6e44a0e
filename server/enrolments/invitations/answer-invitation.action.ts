import type { Enrolment, PairInvitation, TournamentCategory } from "../../../prisma/generated/client/client";
import { nameToStrangers } from "../../athletes/display-name.rules";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import type { Viewer } from "../../platform/viewer";
import { assertOrganiserRuns } from "../../tournaments/tournament.step";
import { tournamentTopic } from "../../tournaments/tournament-topic.rules";
import { categoryOf } from "../leave.step";
import { createOrResetEnrolment, standingIn, type Exception } from "../enter.step";
import { assertEligible } from "../enter-by-oneself.step";
import { assertNotDrawn, openEnrolments, withPartner, type OpenEnrolments } from "../open-enrolments.step";
import { isAsked } from "../../tournaments/tournament-and-enrolment-status.rules";
import { addressedTo, isInvited } from "../enrolment-rights.access";
import { createPair, givePlaces, joinLine, moveUp } from "../places.step";
import { mailInvitationAnswered, mailGuestAnswered, mailPartnerFound } from "../enrolment-mails.step";
import {
  answerBeforePartner,
  assertStillWelcome,
  giveKeptPlaceBack,
  takeKeptPlace,
} from "./answer-as-guest.step";
import { endInvitations } from "./invitation.step";
import { invitationHash } from "./invitation-token.rules";
import { countCoupon, couponTooLate } from "../entry-fee.step";

/** An invitation is found by its link, or by its id where it was addressed to the person's own e-mail. */
export type InvitationKey = { token: string } | { id: string };

const closed = (message: string) => new RuleViolation("INVITATION_CLOSED", message);

/**
 * Accepts an invitation: the two become a pair. They get the places that were held for them, or join the waiting list
 * together. Other invitations and searches for a partner of either end. The organiser's guest is confirmed like an
 * athlete whom the organiser enters; a guest invited alone plays alone.
 * @param couponCode a coupon for the fee, where accepting creates the enrolment.
 * @throws InvalidInput, NotEligible, TooManyAttempts, RuleViolation
 */
export async function acceptInvitation(
  ctx: ActionContext,
  viewer: Viewer,
  athleteId: string,
  key: InvitationKey,
  couponCode: string | null = null,
): Promise<{ enrolmentId: string }> {
  await countCoupon(ctx, couponCode);
  return inTransaction(ctx.db, async (tx) => {
    const { invitation, open } = await openInvitation(tx, ctx, key);
    assertAddressee(invitation, viewer);
    await assertOrganiserRuns(tx, open.tournament);
    const { own: inviter, partner } = await withPartner(tx, invitation.enrolmentId);
    const category = await categoryOf(tx, inviter);
    const byOrganiser = invitation.guestId !== null;
    if (byOrganiser && isAsked(inviter) && inviter.athleteId === athleteId) {
      if (couponCode?.trim()) throw couponTooLate();
      await assertNotDrawn(tx, inviter.categoryId);
      await takeKeptPlace(tx, ctx, open, category, inviter);
      await tx.pairInvitation.update({ where: { id: invitation.id }, data: { status: "ACCEPTED" } });
      await mailAccepted(tx, ctx, open, category, invitation, inviter);
      return { enrolmentId: inviter.id };
    }
    if (inviter.athleteId === athleteId)
      throw new RuleViolation("OWN_INVITATION", "Este convite é seu: envie o link à sua dupla.");
    const firstAsked = byOrganiser && isAsked(inviter);
    if (partner || (inviter.status !== "INVITED" && inviter.status !== "WAITLISTED"))
      throw closed("Quem convidou já não espera por uma dupla.");
    await assertNotDrawn(tx, inviter.categoryId);
    const standing = await standingIn(tx, open.tournament.id, inviter.categoryId, athleteId);
    if (standing) await assertAlone(tx, standing);
    if (standing && couponCode?.trim()) throw couponTooLate();
    const excused = standing !== null && standing.overriddenAt !== null;
    const candidate = { athleteId, excused, isReader: true };
    let exception: Exception = {};
    if (byOrganiser) exception = await assertStillWelcome(tx, ctx, open, category, candidate, inviter);
    else
      await assertEligible(tx, ctx, open, category, [
        { athleteId: inviter.athleteId, excused: inviter.overriddenAt !== null },
        candidate,
      ]);
    const partnerOf =
      standing ??
      (await createOrResetEnrolment(
        tx,
        ctx.now,
        open,
        category,
        athleteId,
        { status: "SEEKING_PARTNER", ...exception },
        couponCode,
      ));
    if (firstAsked) {
      const asked = { invitation, first: inviter, own: partnerOf };
      const { id } = await answerBeforePartner(tx, ctx, open, category, asked);
      await moveUp(tx, ctx, open);
      await ctx.events.emit(tx, tournamentTopic(open.tournament.id));
      return { enrolmentId: id };
    }
    await createPair(tx, ctx.now, inviter, partnerOf);
    await tx.pairInvitation.update({ where: { id: invitation.id }, data: { status: "ACCEPTED" } });
    await endInvitations(tx, inviter.id, partnerOf.id);
    if (inviter.status === "INVITED")
      await givePlaces(tx, ctx, open, category, [inviter, partnerOf], { vouched: byOrganiser });
    else await joinLine(tx, [inviter.id, partnerOf.id], inviter.waitlistedAt ?? ctx.now);
    await moveUp(tx, ctx, open); // an athlete who had invited another partner held two places: these are free now
    await mailAccepted(tx, ctx, open, category, invitation, partnerOf);
    return { enrolmentId: partnerOf.id };
  });
}

/** Notifies the inviter by mail, and clients with the tournament open by an event. */
async function mailAccepted(
  tx: Transaction,
  ctx: ActionContext,
  open: OpenEnrolments,
  category: TournamentCategory | null,
  { enrolmentId, guestId, askedById }: PairInvitation,
  { id: ownId, athleteId }: Enrolment,
): Promise<void> {
  const partner = nameToStrangers(await tx.athlete.findUniqueOrThrow({ where: { id: athleteId } }), ctx.now);
  if (guestId === null)
    await mailInvitationAnswered(tx, ctx, open, category, { enrolmentId, partner, accepted: true });
  else {
    await mailGuestAnswered(tx, ctx, open, category, { askedById, guest: partner, accepted: true });
    if (enrolmentId !== ownId)
      await mailPartnerFound(tx, ctx, open, category, { enrolmentId, partner, found: true });
  }
  await ctx.events.emit(tx, tournamentTopic(open.tournament.id));
}

/**
 * Declines an invitation. Places held for a partner stay held until their deadline, for the next partner the inviter
 * asks; places held for the organiser's guest are released. Idempotent.
 * @throws RuleViolation
 */
export async function declineInvitation(ctx: ActionContext, key: InvitationKey): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const found = await findInvitation(tx, ctx, key);
    if (found?.status === "DECLINED") return;
    const { invitation, open } = await openInvitation(tx, ctx, key);
    await tx.pairInvitation.update({ where: { id: invitation.id }, data: { status: "DECLINED" } });
    const { enrolmentId, invitedName, invitedEmail } = invitation;
    const { category } = await tx.enrolment.findUniqueOrThrow({
      where: { id: enrolmentId },
      include: { category: true },
    });
    if (invitation.guestId === null) {
      const partner = invitedName ?? invitedEmail ?? "A pessoa convidada";
      await mailInvitationAnswered(tx, ctx, open, category, { enrolmentId, partner, accepted: false });
    } else await giveKeptPlaceBack(tx, ctx, open, category, invitation);
    await ctx.events.emit(tx, tournamentTopic(open.tournament.id));
  });
}

/** Finds an invitation by its token, or by its id for the addressee only. */
const findInvitation = async (
  tx: Transaction,
  { viewer }: Pick<ActionContext, "viewer">,
  key: InvitationKey,
): Promise<PairInvitation | null> => {
  if ("token" in key)
    return tx.pairInvitation.findUnique({ where: { tokenHash: invitationHash(key.token) } });
  return viewer && tx.pairInvitation.findUnique({ where: { id: key.id, ...addressedTo(viewer) } });
};

/** Locks the tournament, then reads the invitation: of an answer and the end of its time only one happens. */
async function openInvitation(
  tx: Transaction,
  ctx: ActionContext,
  key: InvitationKey,
): Promise<{ invitation: PairInvitation; open: OpenEnrolments }> {
  const found = await findInvitation(tx, ctx, key);
  const unknown = () => closed("Este convite não existe. Confira o link com quem o enviou.");
  if (!found) throw unknown();
  const { tournamentId } = await tx.enrolment.findUniqueOrThrow({
    where: { id: found.enrolmentId },
    select: { tournamentId: true },
  });
  const open = await openEnrolments(tx, ctx, tournamentId);
  const invitation = await tx.pairInvitation.findUnique({ where: { id: found.id } });
  if (!invitation) throw unknown();
  if (invitation.status === "ACCEPTED") throw closed("Este convite já foi aceito.");
  if (invitation.status !== "PENDING")
    throw closed("Este convite não vale mais. Peça outro a quem o enviou.");
  if (invitation.expiresAt < ctx.now) throw closed("Este convite expirou. Peça outro a quem o enviou.");
  return { invitation, open };
}

/** @throws RuleViolation when the viewer is not the addressee of the invitation. */
function assertAddressee(invitation: PairInvitation, viewer: Viewer): void {
  if (invitation.invitedEmail !== null && !isInvited(invitation, viewer))
    throw new RuleViolation(
      "INVITATION_FOR_OTHER",
      "Este convite foi enviado a outro e-mail. Entre com a conta que o recebeu.",
    );
}

/** @throws RuleViolation when the athlete already has a partner. */
async function assertAlone(tx: Transaction, standing: Enrolment): Promise<void> {
  const { partner } = await withPartner(tx, standing.id);
  if (partner || !["SEEKING_PARTNER", "INVITED", "WAITLISTED"].includes(standing.status))
    throw new RuleViolation("ALREADY_ENROLLED", "Você já está inscrito nesta categoria.");
}
