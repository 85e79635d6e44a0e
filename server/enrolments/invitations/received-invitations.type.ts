import { AthleteType } from "../../athletes/athlete.type";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import { isSignedIn, type Viewer } from "../../platform/viewer";
import { inUndrawnCategory, isOwnEnrolment } from "../enrolment.access";
import { TournamentType } from "../../tournaments/tournament.type";
import { PairInvitationType } from "./invitation.type";
import type { Prisma } from "../../../prisma/generated/client/client";
import { manyBy } from "../../platform/loaders";
import { isAthlete } from "../../athletes/athlete.access";
import { addressedTo } from "../enrolment-rights.access";

/** Invitations to the viewer that can still be answered. */
const openInvitationsTo = (viewer: Viewer, now: Date): Prisma.PairInvitationWhereInput => ({
  ...addressedTo(viewer),
  status: "PENDING",
  expiresAt: { gte: now },
  enrolment: inUndrawnCategory,
});

const withTournament = {
  include: { enrolment: { select: { tournamentId: true } } },
} satisfies Prisma.PairInvitationDefaultArgs;
type ReceivedInvitation = Prisma.PairInvitationGetPayload<typeof withTournament>;

/** The same by tournament, for viewers who may accept them; one statement. */
const receivedInvitationsOf = manyBy(
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

const longestList = 50;

builder.prismaObjectField(AthleteType, "receivedInvitations", (t) =>
  t.prismaField({
    type: [PairInvitationType],
    extensions: atMost(longestList, 5),
    nullable: true,
    description:
      "Received invitations, those mailed to one's own address that wait for an answer, the newest first (convites recebidos). Null unless it is oneself.",
    authScopes: ({ id }, _args, ctx) => isOwnEnrolment({ athleteId: id }, ctx),
    unauthorizedResolver: () => null,
    resolve: (query, _athlete, _args, ctx) =>
      isSignedIn(ctx.viewer)
        ? ctx.db.pairInvitation.findMany({
            ...query,
            where: openInvitationsTo(ctx.viewer, ctx.now),
            orderBy: { id: "desc" },
            take: longestList,
          })
        : [],
  }),
);

builder.prismaObjectField(TournamentType, "viewerInvitations", (t) =>
  t.field({
    type: [PairInvitationType],
    extensions: atMost(longestList, 1),
    description:
      "Viewer invitations, to play in this tournament, mailed to one's own address, that wait for an answer; empty for who has none (meus convites).",
    resolve: ({ id }, _args, ctx) => receivedInvitationsOf(ctx).load(id),
  }),
);
