import DataLoader from "dataloader";
import type { Arena, Enrolment, PairInvitation, Prisma } from "../../prisma/generated/client/client";
import { perRequest, type ActionContext } from "../platform/context";
import { isAsked } from "../tournaments/enrolment-status.rules";
import { isAthlete } from "./enrolment-rights.access";

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
