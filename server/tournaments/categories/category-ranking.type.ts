import { visibleRanking } from "../../rankings/ranking.access";
import { RankingTierType } from "../../rankings/ranking-words.type";
import { RankingType } from "../../rankings/ranking.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/may";
import { atMost } from "../../platform/graphql/list-size";
import { whenKnown } from "../../platform/when-known";
import { eventOf } from "../event.loader";
import { canManageTournament } from "../tournament.access";
import { tournamentSuccess } from "../tournament-success.type";
import { TournamentType } from "../tournament.type";
import { attachRanking } from "./attach-ranking.action";
import { canManageCategory } from "./category.access";
import { TournamentCategoryType } from "./tournament-category.type";

builder.prismaObjectFields(TournamentCategoryType, (t) => ({
  ranking: t.field({
    type: RankingType,
    nullable: true,
    description:
      "The one this category gives points for; null for none, or when one may not see it (ranking).",
    resolve: ({ rankingId }, _args, ctx) => (rankingId === null ? null : visibleRanking(rankingId, ctx)),
  }),
  rankingTier: t.expose("rankingTier", {
    type: RankingTierType,
    nullable: true,
    description: "Ranking tier; null where no ranking is attached (faixa de pontos).",
  }),
}));

builder.prismaObjectField(TournamentType, "possibleRankings", (t) =>
  t.field({
    type: [RankingType],
    extensions: atMost(500, 10),
    description:
      "Possible rankings, those that its categories may give points for; for who manages it, else empty (rankings possíveis).",
    authScopes: ({ id }, _args, ctx) => canManageTournament(id, ctx),
    unauthorizedResolver: () => [],
    resolve: ({ id }, _args, ctx) => whenKnown(eventOf(ctx).load(id), ({ rankings }) => rankings),
  }),
);

const AttachRankingInput = builder.inputType("AttachRankingInput", {
  description: "Input of `attachRanking` (ranking de uma categoria).",
  fields: (t) => ({
    categoryId: t.globalID({
      required: true,
      for: TournamentCategoryType,
      description: "Category (categoria).",
    }),
    rankingId: t.globalID({ for: RankingType, description: "Ranking, of who organises it; null for none." }),
    tier: t.field({
      type: RankingTierType,
      description: "Tier; null only without a ranking (faixa de pontos).",
    }),
  }),
});

const AttachRankingSuccess = tournamentSuccess(
  "AttachRankingSuccess",
  "Result of a successful `attachRanking` (ranking da categoria salvo).",
);

builder.mutationField("attachRanking", (t) =>
  t.field({
    type: AttachRankingSuccess,
    label: "Vincular ranking",
    description:
      "Attaches a ranking to a category; both partners earn the points in full once the category has ended.",
    authScopes: may(canManageCategory, "categoryId"),
    args: { input: t.arg({ type: AttachRankingInput, required: true, description: "Input (ranking)." }) },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { categoryId, rankingId, tier } }, ctx) => ({
      tournamentId: await attachRanking(ctx, categoryId.id, { rankingId: rankingId?.id, tier }),
    }),
  }),
);
