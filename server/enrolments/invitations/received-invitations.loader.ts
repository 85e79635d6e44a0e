import DataLoader from "dataloader";
import type { PairInvitation, Prisma } from "../../../prisma/generated/client/client";
import { perRequest, type ActionContext } from "../../platform/context";
import type { Viewer } from "../../platform/viewer";
import { addressedTo, isAthlete } from "../enrolment-rights.access";

/** Those mailed to somebody that can still be answered. */
export const openInvitationsTo = (viewer: Viewer, now: Date): Prisma.PairInvitationWhereInput => ({
  ...addressedTo(viewer),
  status: "PENDING",
  expiresAt: { gte: now },
  enrolment: { tournament: { status: "REGISTRATION_OPEN" } },
});

/** The same by tournament, for who could accept them; one statement. */
export const receivedInvitationsOf = perRequest(
  (ctx: ActionContext) =>
    new DataLoader<string, PairInvitation[]>(async (tournamentIds) => {
      const { viewer } = ctx;
      if (!viewer || !isAthlete(ctx)) return tournamentIds.map(() => []);
      const rows = await ctx.db.pairInvitation.findMany({
        where: {
          AND: [
            openInvitationsTo(viewer, ctx.now),
            { enrolment: { tournamentId: { in: [...tournamentIds] } } },
          ],
        },
        include: { enrolment: { select: { tournamentId: true } } },
        orderBy: { id: "desc" },
      });
      return tournamentIds.map((id) => rows.filter(({ enrolment }) => enrolment.tournamentId === id));
    }),
);
