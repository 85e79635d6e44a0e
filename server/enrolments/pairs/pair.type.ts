import { AthleteType } from "../../athletes/athlete.type";
import { builder } from "../../platform/graphql/builder";
import { bothHold, whenKnown } from "../../platform/when-known";
import { atMost } from "../../platform/graphql/list-size";
import { pairsSeen } from "../enrolment.access";
import { canSeeTournament } from "../../tournaments/tournament.access";
import { TournamentCategoryType } from "../../tournaments/categories/tournament-category.type";
import { mostPairs } from "../../sport/event-size.rules";
import { enrolmentsOf } from "../tournament-enrolments.loader";

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
