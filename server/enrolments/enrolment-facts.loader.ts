import type { ActionContext } from "../platform/context";
import { manyBy, oneBy, valueBy } from "../platform/loaders";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import type { Arena, Enrolment, PairInvitation, Prisma } from "../../prisma/generated/client/client";
import { isAsked } from "../tournaments/enrolment-status.rules";
import { isAthlete } from "../athletes/athlete.access";

/** The viewer's enrolments in each tournament a request shows, also those that are over; one statement. */
export const ownEnrolmentsOf = manyBy(
  ({ tournamentId }: Enrolment) => tournamentId,
  async (ctx, tournamentIds) => {
    const athleteId = isAthlete(ctx) ? ctx.viewer?.athleteId : null;
    if (!athleteId) return [];
    const rows = await ctx.db.enrolment.findMany({
      where: { tournamentId: { in: tournamentIds }, athleteId },
      orderBy: { id: "asc" },
    });
    // A guest who has not answered yet has an invitation, but no enrolment of their own.
    const entered = rows.filter((row) => !isAsked(row));
    return entered;
  },
);

const pendingInvitations = async (ctx: ActionContext, enrolmentIds: string[]) =>
  ctx.db.pairInvitation.findMany({
    where: { enrolmentId: { in: enrolmentIds }, status: "PENDING" },
    include: { enrolment: { select: { athleteId: true } } },
    orderBy: { id: "desc" },
  });
type PendingInvitation = Awaited<ReturnType<typeof pendingInvitations>>[number];
const isOwn = ({ guestId, enrolment }: PendingInvitation) => guestId === enrolment.athleteId;

/** The pending invitation of each enrolment; for two guests invited as a pair, the first guest's. One statement. */
export const pendingInvitationOf = oneBy(
  (row: PairInvitation) => row.enrolmentId,
  async (ctx, enrolmentIds) => {
    const rows = await pendingInvitations(ctx, enrolmentIds);
    return [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))];
  },
);

/** The invitation of the second of two guests invited as a pair, by the first guest's enrolment; one statement. */
export const invitationBesideOf = oneBy(
  (row: PairInvitation) => row.enrolmentId,
  async (ctx, enrolmentIds) =>
    (await pendingInvitations(ctx, enrolmentIds)).filter((row) => row.guestId !== null && !isOwn(row)),
);

/**
 * The payee of a tournament: its arena, or the federation of a championship; null for a federation without a Pix key,
 * where payments are recorded by hand. One statement.
 */
export const receiverOf = valueBy<Pick<Arena, "name" | "pixKey" | "city" | "timeZone"> | null>(
  async ({ db }, ids) => {
    const payee = { name: true, pixKey: true, city: true } as const;
    const rows = await db.tournament.findMany({
      where: { id: { in: ids } },
      select: {
        id: true,
        arena: { select: { ...payee, timeZone: true } },
        federation: { select: payee },
      },
    });
    return new Map(
      rows.map(({ id, arena, federation }) => [
        id,
        arena ?? (federation?.pixKey ? { ...federation, timeZone: brasiliaTime } : null),
      ]),
    );
  },
  () => null,
);

/** The viewer's own athlete with the arenas they attend: what their eligibility is judged by. */
export const ownAthleteOf = oneBy(
  (row: Prisma.AthleteGetPayload<{ include: { arenas: true } }>) => row.id,
  async (ctx, ids) => {
    const rows = await ctx.db.athlete.findMany({
      where: { id: { in: ids } },
      include: { arenas: { where: { active: true } } },
    });
    return rows;
  },
);
