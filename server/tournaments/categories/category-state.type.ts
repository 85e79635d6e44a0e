import { builder } from "../../platform/graphql/builder";
import { boardOf } from "../../competition/board/tournament-board.access";
import { canManageTournament } from "../tournament.access";
import { isCancelledCategory, takesEntries } from "./category-state.rules";
import { TournamentCategoryType } from "./tournament-category.type";

builder.prismaObjectFields(TournamentCategoryType, (t) => ({
  cancelledAt: t.field({
    type: "DateTime",
    nullable: true,
    description: "Cancelada em: when it was given up before its draw, UTC; null for one that is played.",
    resolve: async ({ id, tournamentId }, _args, ctx) => {
      const { categories } = await boardOf(ctx).load(tournamentId);
      return categories.find((category) => category.id === id && isCancelledCategory(category))?.settledAt;
    },
  }),
  takesEntries: t.boolean({
    description:
      "Recebe inscrições: whether its organiser can still let people in and out; athletes go by the tournament's registration.",
    select: { tournament: { select: { status: true } } },
    resolve: async ({ id, tournamentId, tournament }, _args, ctx) => {
      const { categories } = await boardOf(ctx).load(tournamentId);
      return categories.some((category) => category.id === id && takesEntries(tournament, category));
    },
  }),
  receivedInCents: t.int({
    nullable: true,
    description: "Recebido: what those who are in have paid, in centavos; null for who does not run it.",
    unauthorizedResolver: () => null,
    authScopes: ({ tournamentId }, _args, ctx) => canManageTournament(tournamentId, ctx),
    resolve: async ({ id, tournamentId }, _args, ctx) =>
      (await boardOf(ctx).load(tournamentId)).enrolments.reduce(
        (sum, { categoryId, paidAt, feeInCents }) =>
          categoryId === id && paidAt !== null ? sum + feeInCents : sum,
        0,
      ),
  }),
}));
