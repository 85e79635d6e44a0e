import DataLoader from "dataloader";
import type { Arena, Enrolment, PairInvitation, Prisma } from "../../prisma/generated/client/client";
import { perRequest, type ActionContext } from "../platform/context";
import { isSignedIn, type Viewer } from "../platform/viewer";
import { canSeeEnrolmentMoney } from "./enrolment.access";
import { isAsked } from "./enrolment-status.rules";
import type { BoardEnrolment, BoardPair } from "../competition/board/tournament-board.access";
import { canManageTournament, tournamentVisibleTo } from "../tournaments/tournament.access";

/**
 * Tournaments an athlete may enter: those they see, those open to other arenas, and those of arenas they attend, while
 * enrolments are open. The rules of the category come on top.
 */
export async function canEnterTournament(id: string, ctx: ActionContext): Promise<boolean> {
  if (!isAthlete(ctx)) return false;
  const athleteId = ctx.viewer?.athleteId ?? "";
  const open = {
    status: "REGISTRATION_OPEN",
    OR: [
      { federationId: null, openToOtherArenas: true },
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

/** The viewer's enrolments in each tournament a request shows, also those that are over; one statement. */
export const ownEnrolmentsOf = perRequest(
  (ctx: ActionContext) =>
    new DataLoader<string, Enrolment[]>(async (tournamentIds) => {
      const athleteId = isAthlete(ctx) ? ctx.viewer?.athleteId : null;
      if (!athleteId) return tournamentIds.map(() => []);
      const rows = await ctx.db.enrolment.findMany({
        where: { tournamentId: { in: [...tournamentIds] }, athleteId },
        orderBy: { id: "asc" },
      });
      // Whoever was only asked has an invitation, and no enrolment of their own yet.
      const entered = rows.filter((row) => !isAsked(row));
      return tournamentIds.map((id) => entered.filter(({ tournamentId }) => tournamentId === id));
    }),
);

/** The invitation each enrolment waits for an answer to; one statement. */
export const pendingInvitationOf = perRequest(
  (ctx: ActionContext) =>
    new DataLoader<string, PairInvitation | null>(async (enrolmentIds) => {
      const rows = await ctx.db.pairInvitation.findMany({
        where: { enrolmentId: { in: [...enrolmentIds] }, status: "PENDING" },
        orderBy: { id: "desc" },
      });
      return enrolmentIds.map((id) => rows.find(({ enrolmentId }) => enrolmentId === id) ?? null);
    }),
);

/** Who is paid for a tournament: its arena; null for a championship without one. One statement. */
export const receiverOf = perRequest(
  (ctx: ActionContext) =>
    new DataLoader<string, Pick<Arena, "name" | "pixKey" | "city" | "timeZone"> | null>(
      async (tournamentIds) => {
        const rows = await ctx.db.tournament.findMany({
          where: { id: { in: [...tournamentIds] } },
          select: { id: true, arena: { select: { name: true, pixKey: true, city: true, timeZone: true } } },
        });
        return tournamentIds.map((id) => rows.find((row) => row.id === id)?.arena ?? null);
      },
    ),
);

/** Names of people who decided something; one statement. */
export const userNameOf = perRequest(
  (ctx: ActionContext) =>
    new DataLoader<string, string | null>(async (ids) => {
      const rows = await ctx.db.user.findMany({
        where: { id: { in: [...ids] } },
        select: { id: true, name: true },
      });
      return ids.map((id) => rows.find((row) => row.id === id)?.name ?? null);
    }),
);

/** The viewer's own athlete with the arenas they attend: what their eligibility is judged by. */
export const ownAthleteOf = perRequest(
  (ctx: ActionContext) =>
    new DataLoader<string, Prisma.AthleteGetPayload<{ include: { arenas: true } }> | null>(async (ids) => {
      const rows = await ctx.db.athlete.findMany({
        where: { id: { in: [...ids] } },
        include: { arenas: { where: { active: true } } },
      });
      return ids.map((id) => rows.find((row) => row.id === id) ?? null);
    }),
);

/** 1 for who is next; two who wait as a pair stand on one number. Null for who does not wait. */
export function placeInLine(
  enrolment: Pick<Enrolment, "id" | "categoryId" | "status">,
  enrolments: readonly BoardEnrolment[],
  pairs: Iterable<BoardPair>,
): number | null {
  if (enrolment.status !== "WAITLISTED") return null;
  const unitOf = new Map<string, string>();
  for (const { id, firstId, secondId } of pairs) unitOf.set(firstId, id).set(secondId, id);
  const since = new Map<string, number>();
  for (const { id, categoryId, status, waitlistedAt } of enrolments) {
    if (status !== "WAITLISTED" || categoryId !== enrolment.categoryId) continue;
    const unit = unitOf.get(id) ?? id;
    since.set(unit, Math.min(since.get(unit) ?? Infinity, waitlistedAt?.getTime() ?? 0));
  }
  const own = unitOf.get(enrolment.id) ?? enrolment.id;
  const order = [...since].sort(([a, at], [b, bt]) => at - bt || (a < b ? -1 : 1)).map(([unit]) => unit);
  return order.indexOf(own) + 1 || null;
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
