import { AthleteType } from "../../athletes/athlete.type";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/connection";
import { bothHold, whenKnown } from "../../platform/when-known";
import { mostPairs } from "../../sport/event-size.rules";
import { TournamentCategoryType } from "../../tournaments/categories/tournament-category.type";
import { isAsked, isShown } from "../../tournaments/tournament-and-enrolment-status.rules";
import { canManageTournament, canSeeTournament } from "../../tournaments/tournament.access";
import { TournamentType } from "../../tournaments/tournament.type";
import { enrolmentsOf, pendingInvitationOf } from "../enrolment.loader";
import { pairsSeen } from "../enrolment.access";
import { EnrolmentType, ownersAndOrganisers } from "../enrolment.type";
import { PairInvitationType } from "../invitations/invitation.type";

export const PairType = builder.prismaNode("Pair", {
  description: "Two who play together for a whole tournament (dupla).",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: ({ id, tournamentId }, ctx) =>
    bothHold(canSeeTournament(tournamentId, ctx), () =>
      whenKnown(pairsSeen(tournamentId, ctx), (pairs) => pairs.has(id)),
    ),
  fields: (t) => ({
    athletes: t.field({
      type: [AthleteType],
      extensions: atMost(2),
      description: "The two of them (atletas).",
      resolve: ({ id, tournamentId }, _args, ctx) =>
        whenKnown(
          enrolmentsOf(ctx).load(tournamentId),
          ({ pairs }) => pairs.get(id)?.enrolments.map(({ athlete }) => athlete) ?? [],
        ),
    }),
    seed: t.exposeInt("seed", {
      nullable: true,
      description: "Seed, 1 for the strongest; null for who is not seeded (cabeça de chave).",
    }),
    withdrawn: t.boolean({
      description: "Withdrawn, it left after the draw, and each match that it still has is a W.O (retirada).",
      resolve: ({ withdrawnAt }) => withdrawnAt !== null,
    }),
  }),
});

const unseeded = 1_000_000;

builder.prismaObjectField(TournamentCategoryType, "pairs", (t) =>
  t.field({
    type: [PairType],
    extensions: atMost(mostPairs, 32),
    description: "Pairs, by seed, then in the order in which they were formed (duplas).",
    resolve: async ({ id, tournamentId }, _args, ctx) =>
      [...(await pairsSeen(tournamentId, ctx)).values()]
        .filter(({ categoryId }) => categoryId === id)
        .sort((a, b) => (a.seed ?? unseeded) - (b.seed ?? unseeded)),
  }),
);

builder.prismaObjectFields(EnrolmentType, (t) => ({
  pair: t.field({
    type: PairType,
    nullable: true,
    description: "Pair; null for who plays or waits alone (dupla).",
    authScopes: ({ tournamentId }, _args, ctx) => canSeeTournament(tournamentId, ctx),
    unauthorizedResolver: () => null,
    resolve: ({ id, tournamentId }, _args, ctx) =>
      whenKnown(enrolmentsOf(ctx).load(tournamentId), ({ pairOf }) => pairOf.get(id) ?? null),
  }),
  partner: t.field({
    type: AthleteType,
    nullable: true,
    description: "The other one of the pair; null for who plays or waits alone (parceiro).",
    resolve: ({ id, tournamentId }, _args, ctx) =>
      whenKnown(
        enrolmentsOf(ctx).load(tournamentId),
        ({ pairOf }) => pairOf.get(id)?.enrolments.find((enrolment) => enrolment.id !== id)?.athlete ?? null,
      ),
  }),
  pairConfirmed: t.boolean({
    ...ownersAndOrganisers,
    description: "Whether both are; null for who has no partner, and for others (dupla confirmada).",
    resolve: ({ id, tournamentId }, _args, ctx) =>
      whenKnown(
        enrolmentsOf(ctx).load(tournamentId),
        ({ pairOf }) => pairOf.get(id)?.enrolments.every(({ status }) => isShown(status)) ?? null,
      ),
  }),
  invitation: t.field({
    type: PairInvitationType,
    ...ownersAndOrganisers,
    description: "The one that waits for an answer; null without one (convite).",
    resolve: ({ id }, _args, ctx) => pendingInvitationOf(ctx).load(id),
  }),
  awaitsConsent: t.boolean({
    description: "The organiser has asked the athlete, a guest, who has not answered (aguarda aceite).",
    resolve: (enrolment) => isAsked(enrolment),
  }),
}));

builder.objectField(TournamentType, "askedGuestCount", (t) =>
  t.int({
    nullable: true,
    description:
      "Guests asked to enter who have not answered, and whom a draw leaves out; null unless one manages the tournament (convites a atletas de outras arenas).",
    authScopes: ({ id }, _args, ctx) => canManageTournament(id, ctx),
    unauthorizedResolver: () => null,
    resolve: async ({ id }, _args, ctx) =>
      (await enrolmentsOf(ctx).load(id)).enrolments.filter(isAsked).length,
  }),
);
