import type { Prisma } from "../../../prisma/generated/client/client";
import { manyBy } from "../../platform/loaders";
import type { Viewer } from "../../platform/viewer";
import { isAthlete } from "../../athletes/athlete.access";
import { addressedTo } from "../enrolment-rights.access";

/** Invitations to the viewer that can still be answered. */
export const openInvitationsTo = (viewer: Viewer, now: Date): Prisma.PairInvitationWhereInput => ({
  ...addressedTo(viewer),
  status: "PENDING",
  expiresAt: { gte: now },
  enrolment: { tournament: { status: "REGISTRATION_OPEN" } },
});

const withTournament = {
  include: { enrolment: { select: { tournamentId: true } } },
} satisfies Prisma.PairInvitationDefaultArgs;
type ReceivedInvitation = Prisma.PairInvitationGetPayload<typeof withTournament>;

/** The same by tournament, for viewers who may accept them; one statement. */
export const receivedInvitationsOf = manyBy(
  ({ enrolment }: ReceivedInvitation) => enrolment.tournamentId,
  async (ctx, ids) => {
    const { viewer } = ctx;
    if (!viewer || !isAthlete(ctx)) return [];
    return ctx.db.pairInvitation.findMany({
      where: { AND: [openInvitationsTo(viewer, ctx.now), { enrolment: { tournamentId: { in: ids } } }] },
      ...withTournament,
      orderBy: { id: "desc" },
    });
  },
);
