import type { PairInvitation, Prisma } from "../../prisma/generated/client/client";
import { perRequest, type ActionContext } from "../platform/context";
import { isSignedIn, type Viewer } from "../platform/viewer";
import { canSeeEnrolmentMoney } from "./enrolment.access";
import { canManageTournament, noDraft, tournamentVisibleTo } from "../tournaments/tournament.access";

/**
 * Tournaments an athlete may enter: those they see, those open to other arenas, and those of arenas they attend, while
 * enrolments are open. The rules of the category come on top.
 */
export async function canEnterTournament(id: string, ctx: ActionContext): Promise<boolean> {
  if (!isAthlete(ctx)) return false;
  const athleteId = ctx.viewer?.athleteId ?? "";
  const open = {
    ...noDraft,
    status: "REGISTRATION_OPEN",
    OR: [
      { federationId: null, openToOtherArenas: true, arena: { active: true } },
      { arena: { athletes: { some: { athleteId, active: true } } } },
    ],
  } satisfies Prisma.TournamentWhereInput;
  const where = { AND: [{ id }, { OR: [tournamentVisibleTo(ctx), open] }] };
  return (await ctx.db.tournament.count({ where })) > 0;
}

/** Signed in, with a record as an athlete. */
export const isAthlete = ({ viewer }: ActionContext): boolean =>
  isSignedIn(viewer) && viewer.athleteId !== null;

/** Their own, whatever has become of it. */
export async function ownsEnrolment(id: string, ctx: ActionContext): Promise<boolean> {
  if (!isAthlete(ctx)) return false;
  const where = { id, athleteId: ctx.viewer?.athleteId ?? "" };
  return (await ctx.db.enrolment.count({ where })) > 0;
}

/**
 * An invitation that one has sent, or that the organiser sent for one's own enrolment or the organiser oneself is;
 * whatever has become of it. Whom it asks has not sent it.
 */
export async function ownsInvitation(id: string, ctx: ActionContext): Promise<boolean> {
  const invitation = await ctx.db.pairInvitation.findUnique({
    where: { id },
    include: { enrolment: { select: { athleteId: true, tournamentId: true } } },
  });
  if (!invitation) return false;
  const { guestId, enrolment } = invitation;
  const own = isAthlete(ctx) && ctx.viewer?.athleteId === enrolment.athleteId;
  if (own && guestId !== enrolment.athleteId) return true;
  return guestId !== null && canManageTournament(enrolment.tournamentId, ctx);
}

/** Somebody in a tournament one may enter who shows that they seek a partner, or did until just now. */
export async function canProposeTo(enrolmentId: string, ctx: ActionContext): Promise<boolean> {
  if (!isAthlete(ctx)) return false;
  const row = await ctx.db.enrolment.findUnique({
    where: { id: enrolmentId },
    select: { tournamentId: true, status: true },
  });
  return row !== null && row.status === "SEEKING_PARTNER" && canEnterTournament(row.tournamentId, ctx);
}

/** Both halves of pairs, and single enrolments, by the organiser. */
export async function canManagePair(pairId: string, ctx: ActionContext): Promise<boolean> {
  const row = await ctx.db.pair.findUnique({ where: { id: pairId }, select: { tournamentId: true } });
  return row !== null && canManageTournament(row.tournamentId, ctx);
}

/** Whether all of these belong to one tournament that the person manages. */
export async function canManageEnrolments(
  tournamentId: string,
  enrolmentIds: readonly string[],
  ctx: ActionContext,
): Promise<boolean> {
  if (!(await canManageTournament(tournamentId, ctx))) return false;
  const ids = [...new Set(enrolmentIds)];
  return (await ctx.db.enrolment.count({ where: { id: { in: ids }, tournamentId } })) === ids.length;
}

/** Those that were mailed to somebody: to their address, by the organiser to the athlete they are. */
export const addressedTo = ({ email, athleteId }: Viewer) =>
  ({
    OR: [{ guestId: null, invitedEmail: email }, ...(athleteId === null ? [] : [{ guestId: athleteId }])],
  }) satisfies Prisma.PairInvitationWhereInput;

type Addressed = Pick<PairInvitation, "invitedEmail" | "guestId">;

/** The same of an invitation one has: no link is needed to answer it. */
export const isInvited = ({ invitedEmail, guestId }: Addressed, viewer: Viewer | null) =>
  isSignedIn(viewer) &&
  (guestId === null ? invitedEmail !== null && invitedEmail === viewer.email : guestId === viewer.athleteId);

/** Whoever holds the link may answer; by its id only whom the invitation was mailed to. */
export async function mayAnswer(
  {
    token,
    invitationId,
  }: { token?: string | null | undefined; invitationId?: { id: string } | null | undefined },
  ctx: ActionContext,
): Promise<boolean> {
  if (token) return true;
  if (!invitationId || !isSignedIn(ctx.viewer)) return false;
  const invitation = await ctx.db.pairInvitation.findUnique({ where: { id: invitationId.id } });
  return invitation !== null && isInvited(invitation, ctx.viewer);
}

/** Those that the request holds the link of. */
export const heldInvitations = perRequest((_ctx: ActionContext) => new Set<string>());

/** Who sees an invitation: who asks, who is asked, who holds the link, the organiser. */
export async function canSeeInvitation(
  invitation: Addressed & Pick<PairInvitation, "id" | "enrolmentId">,
  ctx: ActionContext,
): Promise<boolean> {
  if (heldInvitations(ctx).has(invitation.id) || isInvited(invitation, ctx.viewer)) return true;
  if (!isSignedIn(ctx.viewer)) return false;
  const enrolment = await ctx.db.enrolment.findUnique({ where: { id: invitation.enrolmentId } });
  return enrolment !== null && canSeeEnrolmentMoney(enrolment, ctx);
}

/** Who runs the tournament that an enrolment is for; false as well for one that does not exist. */
export async function canManageEnrolment(id: string, ctx: ActionContext): Promise<boolean> {
  const row = await ctx.db.enrolment.findUnique({ where: { id }, select: { tournamentId: true } });
  return row !== null && canManageTournament(row.tournamentId, ctx);
}
