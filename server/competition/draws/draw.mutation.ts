import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/may";
import { RankingType } from "../../rankings/ranking.type";
import { canManageCategory } from "../../tournaments/categories/category.access";
import { TournamentCategoryType } from "../../tournaments/categories/tournament-category.type";
import { PairType } from "../../enrolments/pairs/pair.type";
import { tournamentSuccess } from "../../tournaments/tournament-success.type";
import { drawCategory } from "./draw-category.action";
import { seedFromRanking, setSeeds } from "./seed-pairs.action";
import { swapDrawEntries } from "./swap-draw-entries.action";
import { undoDraw } from "./undo-draw.action";

const category = { required: true, for: TournamentCategoryType, description: "Categoria." } as const;

const DrawCategoryInput = builder.inputType("DrawCategoryInput", {
  description: "Sorteio de uma categoria, como a prévia mostrou.",
  fields: (t) => ({
    categoryId: t.globalID(category),
    lotsSeed: t.string({ required: true, description: "Semente do sorteio: of the preview." }),
    key: t.string({ required: true, description: "Conferência: of the preview." }),
  }),
});

const UndoDrawInput = builder.inputType("UndoDrawInput", {
  description: "Desfazer o sorteio de uma categoria.",
  fields: (t) => ({ categoryId: t.globalID(category) }),
});

const SetSeedsInput = builder.inputType("SetSeedsInput", {
  description: "Cabeças de chave de uma categoria.",
  fields: (t) => ({
    categoryId: t.globalID(category),
    pairIds: t.globalIDList({
      required: true,
      for: PairType,
      description: "Duplas: the first seed first; who is missing is not seeded; empty for no seeds.",
    }),
  }),
});

const SeedFromRankingInput = builder.inputType("SeedFromRankingInput", {
  description: "Cabeças de chave pelos pontos de um ranking.",
  fields: (t) => ({
    categoryId: t.globalID(category),
    rankingId: t.globalID({ required: true, for: RankingType, description: "Ranking." }),
  }),
});

const SwapDrawEntriesInput = builder.inputType("SwapDrawEntriesInput", {
  description: "Troca de duas duplas de um chaveamento.",
  fields: (t) => ({
    categoryId: t.globalID(category),
    pairIds: t.globalIDList({
      required: true,
      for: PairType,
      description: "Duplas: the two that trade places.",
    }),
  }),
});

const DrawCategorySuccess = tournamentSuccess("DrawCategorySuccess", "Categoria sorteada.");
const UndoDrawSuccess = tournamentSuccess("UndoDrawSuccess", "Sorteio desfeito.");
const SetSeedsSuccess = tournamentSuccess("SetSeedsSuccess", "Cabeças de chave salvas.");
const SeedFromRankingSuccess = tournamentSuccess(
  "SeedFromRankingSuccess",
  "Cabeças de chave definidas pelo ranking.",
);
const SwapDrawEntriesSuccess = tournamentSuccess("SwapDrawEntriesSuccess", "Duplas trocadas de lugar.");

builder.mutationField("drawCategory", (t) =>
  t.field({
    type: DrawCategorySuccess,
    description:
      "Gerar chaveamento (sorteio): writes what the preview showed; the first one starts the tournament.",
    authScopes: may(canManageCategory, "categoryId"),
    args: { input: t.arg({ type: DrawCategoryInput, required: true, description: "Prévia." }) },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "DrawCategoryResult" } },
    resolve: async (_root, { input: { categoryId, lotsSeed, key } }, ctx) => ({
      tournamentId: await drawCategory(ctx, categoryId.id, { lotsSeed, key }),
    }),
  }),
);

builder.mutationField("undoDraw", (t) =>
  t.field({
    type: UndoDrawSuccess,
    description: "Desfazer sorteio: until a score exists; enrolments open again with the last one.",
    authScopes: may(canManageCategory, "categoryId"),
    args: { input: t.arg({ type: UndoDrawInput, required: true, description: "Categoria." }) },
    errors: { types: [RuleViolation], union: { name: "UndoDrawResult" } },
    resolve: async (_root, { input }, ctx) => ({ tournamentId: await undoDraw(ctx, input.categoryId.id) }),
  }),
);

builder.mutationField("setSeeds", (t) =>
  t.field({
    type: SetSeedsSuccess,
    description: "Definir cabeças de chave: by hand, before the draw.",
    authScopes: may(canManageCategory, "categoryId"),
    args: { input: t.arg({ type: SetSeedsInput, required: true, description: "Cabeças de chave." }) },
    errors: { types: [RuleViolation], union: { name: "SetSeedsResult" } },
    resolve: async (_root, { input: { categoryId, pairIds } }, ctx) => ({
      tournamentId: await setSeeds(
        ctx,
        categoryId.id,
        pairIds.map(({ id }) => id),
      ),
    }),
  }),
);

builder.mutationField("seedFromRanking", (t) =>
  t.field({
    type: SeedFromRankingSuccess,
    description: "Definir cabeças de chave pelo ranking: by the points of both athletes, before the draw.",
    authScopes: may(canManageCategory, "categoryId"),
    args: { input: t.arg({ type: SeedFromRankingInput, required: true, description: "Ranking." }) },
    errors: { types: [RuleViolation], union: { name: "SeedFromRankingResult" } },
    resolve: async (_root, { input: { categoryId, rankingId } }, ctx) => ({
      tournamentId: await seedFromRanking(ctx, categoryId.id, rankingId.id),
    }),
  }),
);

builder.mutationField("swapDrawEntries", (t) =>
  t.field({
    type: SwapDrawEntriesSuccess,
    description: "Trocar duplas de lugar: before the first ball of the category.",
    authScopes: may(canManageCategory, "categoryId"),
    args: { input: t.arg({ type: SwapDrawEntriesInput, required: true, description: "Duplas." }) },
    errors: { types: [RuleViolation], union: { name: "SwapDrawEntriesResult" } },
    resolve: async (_root, { input: { categoryId, pairIds } }, ctx) => ({
      tournamentId: await swapDrawEntries(
        ctx,
        categoryId.id,
        pairIds.map(({ id }) => id),
      ),
    }),
  }),
);
