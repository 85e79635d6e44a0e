import DataLoader from "dataloader";
import type { PairInvitation, Prisma } from "../../../../prisma/generated/client/client";
import { perRequest, type ActionContext } from "../../../platform/context";
import type { Viewer } from "../../../platform/viewer";
import { isAthlete } from "../enrolment-door.access";

/** Those mailed to somebody's address that can still be answered. */
export const openInvitationsTo = ({ email }: Viewer, now: Date): Prisma.PairInvitationWhereInput => ({
  invitedEmail: email,
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
