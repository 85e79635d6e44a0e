import { accessRule, arenaManagers, athletes, organisers } from "../platform/access.rules";
import type { PairInvitation, Prisma } from "../../prisma/generated/client/client";
import { perRequest, type ActionContext } from "../platform/context";
import { isSignedIn, type Viewer } from "../platform/viewer";
import { canSeeEnrolmentMoney } from "./enrolment.access";
import { isAthlete } from "../athletes/athlete.access";
import { canManageArenaWithId } from "../arenas/arena.access";
import { canManageTournament, noDraft, tournamentVisibleTo } from "../tournaments/tournament.access";

/**
 * Tournaments an athlete may enter: those they see, those open to other arenas, and those of arenas they attend, while
 * enrolments are open. The rules of the category come on top.
 */
export const canEnterTournament = accessRule(
  "ENROLMENT",
  athletes,
  async (id: string, ctx: ActionContext) => {
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
  },
);

/** The viewer's own enrolment, in any status. */
export const ownsEnrolment = accessRule("ENROLMENT", athletes, async (id: string, ctx: ActionContext) => {
  if (!isAthlete(ctx)) return false;
  const where = { id, athleteId: ctx.viewer?.athleteId ?? "" };
  return (await ctx.db.enrolment.count({ where })) > 0;
});

/**
 * Invitations that the viewer sent, those the organiser sent for the viewer's enrolment, and for organisers those of
 * their tournaments; in any status. The guest of an invitation does not own it.
 */
export const ownsInvitation = accessRule(
  "ENROLMENT",
  { ...athletes, ...organisers },
  async (id: string, ctx: ActionContext) => {
    const invitation = await ctx.db.pairInvitation.findUnique({
      where: { id },
      include: { enrolment: { select: { athleteId: true, tournamentId: true } } },
    });
    if (!invitation) return false;
    const { guestId, enrolment } = invitation;
    const own = isAthlete(ctx) && ctx.viewer?.athleteId === enrolment.athleteId;
    if (own && guestId !== enrolment.athleteId) return true;
    return guestId !== null && canManageTournament(enrolment.tournamentId, ctx);
  },
);

/** The enrolment of an athlete who seeks a partner, in a tournament that the viewer may enter. */
export const canProposeTo = accessRule(
  "ENROLMENT",
  athletes,
  async (enrolmentId: string, ctx: ActionContext) => {
    if (!isAthlete(ctx)) return false;
    const row = await ctx.db.enrolment.findUnique({
      where: { id: enrolmentId },
      select: { tournamentId: true, status: true },
    });
    return row !== null && row.status === "SEEKING_PARTNER" && canEnterTournament(row.tournamentId, ctx);
  },
);

/** Both halves of pairs, and single enrolments, by the organiser. */
export const canManagePair = accessRule(
  "ENROLMENT",
  organisers,
  async (pairId: string, ctx: ActionContext) => {
    const row = await ctx.db.pair.findUnique({ where: { id: pairId }, select: { tournamentId: true } });
    return row !== null && canManageTournament(row.tournamentId, ctx);
  },
);

/** Whether all of these belong to one tournament that the person manages. */
export const canManageEnrolments = accessRule(
  "ENROLMENT",
  organisers,
  async (
    { tournamentId, enrolmentIds }: { tournamentId: { id: string }; enrolmentIds: readonly { id: string }[] },
    ctx: ActionContext,
  ) => {
    if (!(await canManageTournament(tournamentId.id, ctx))) return false;
    const ids = [...new Set(enrolmentIds.map(({ id }) => id))];
    const where = { id: { in: ids }, tournamentId: tournamentId.id };
    return (await ctx.db.enrolment.count({ where })) === ids.length;
  },
);

/** Invitations addressed to the viewer: by partners to their e-mail, by an organiser to their athlete record. */
export const addressedTo = ({ email, athleteId, actsFor }: Viewer) =>
  ({
    OR: [
      // Invitations to the viewer's own e-mail are hidden while the viewer acts for a minor.
      ...(actsFor === null ? [{ guestId: null, invitedEmail: email }] : []),
      ...(athleteId === null ? [] : [{ guestId: athleteId }]),
    ],
  }) satisfies Prisma.PairInvitationWhereInput;

type Addressed = Pick<PairInvitation, "invitedEmail" | "guestId">;

/** The same of an invitation one has: no link is needed to answer it. */
export const isInvited = ({ invitedEmail, guestId }: Addressed, viewer: Viewer | null) =>
  isSignedIn(viewer) &&
  (guestId === null
    ? viewer.actsFor === null && invitedEmail !== null && invitedEmail === viewer.email
    : guestId === viewer.athleteId);

interface Answered {
  token?: string | null | undefined;
  invitationId?: { id: string } | null | undefined;
}

/** With the link, anyone may answer, even signed out; by id, only the addressee of the mail. */
export const mayAnswer = accessRule(
  "ENROLMENT",
  { LINK_HOLDER: "OWN", ...athletes },
  async ({ token, invitationId }: Answered, ctx: ActionContext) => {
    if (token) return true;
    if (!invitationId || !isSignedIn(ctx.viewer)) return false;
    const invitation = await ctx.db.pairInvitation.findUnique({ where: { id: invitationId.id } });
    return invitation !== null && isInvited(invitation, ctx.viewer);
  },
);

/** With a yes one plays. */
export const mayAccept = accessRule(
  "ENROLMENT",
  athletes,
  async (answered: Answered, ctx: ActionContext) => isAthlete(ctx) && mayAnswer(answered, ctx),
);

/** Those that the request holds the link of. */
export const heldInvitations = perRequest((_ctx: ActionContext) => new Set<string>());

/** Visible to the inviter, the invited person, the holder of the link, and the organiser. */
export async function canSeeInvitation(
  invitation: Addressed & Pick<PairInvitation, "id" | "enrolmentId">,
  ctx: ActionContext,
): Promise<boolean> {
  if (heldInvitations(ctx).has(invitation.id) || isInvited(invitation, ctx.viewer)) return true;
  if (!isSignedIn(ctx.viewer)) return false;
  const enrolment = await ctx.db.enrolment.findUnique({ where: { id: invitation.enrolmentId } });
  return enrolment !== null && canSeeEnrolmentMoney(enrolment, ctx);
}

/** The managers of the enrolment's tournament; false for an unknown enrolment too. */
export const canManageEnrolment = accessRule(
  "ENROLMENT",
  organisers,
  async (id: string, ctx: ActionContext) => {
    const row = await ctx.db.enrolment.findUnique({ where: { id }, select: { tournamentId: true } });
    return row !== null && canManageTournament(row.tournamentId, ctx);
  },
);

/** Two of them, to be a pair. */
export const canFormPair = accessRule(
  "ENROLMENT",
  organisers,
  async (
    input: { firstEnrolmentId: { id: string }; secondEnrolmentId: { id: string } },
    ctx: ActionContext,
  ) =>
    (await canManageEnrolment(input.firstEnrolmentId.id, ctx)) &&
    (await canManageEnrolment(input.secondEnrolmentId.id, ctx)),
);

/** Registering an athlete at the arena; if a tournament is given, the athlete is entered in it in the same step. */
export const canRegisterAthlete = accessRule(
  "ARENA",
  arenaManagers,
  async (
    input: { arenaId: { id: string }; enrolInTournamentId?: { id: string } | null | undefined },
    ctx: ActionContext,
  ) =>
    (await canManageArenaWithId(input.arenaId.id, ctx)) &&
    (!input.enrolInTournamentId || (await canManageTournament(input.enrolInTournamentId.id, ctx))),
);

/** Looks up an athlete of another arena to enter them. Not for championships: they use their federation's athletes. */
export const canFindGuest = accessRule("ENROLMENT", arenaManagers, (id: string, ctx: ActionContext) =>
  canManageTournament(id, ctx),
);
