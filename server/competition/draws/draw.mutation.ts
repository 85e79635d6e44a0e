import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/context";
import { RankingType } from "../../rankings/ranking.type";
import { canManageCategory } from "../../tournaments/categories/category.access";
import { TournamentCategoryType } from "../../tournaments/categories/tournament-category.type";
import { PairType } from "../../enrolments/pairs/pair.type";
import { tournamentSuccess } from "../../tournaments/tournament.type";
import { drawCategory, undoDraw } from "./draw-category.action";
import { seedFromRanking, setSeeds, swapDrawEntries } from "./draw.action";

const category = {
  required: true,
  for: TournamentCategoryType,
  description: "Category (categoria).",
} as const;

const DrawCategoryInput = builder.inputType("DrawCategoryInput", {
  description: "Input of `drawCategory` (sorteio de uma categoria, como a prévia mostrou).",
  fields: (t) => ({
    categoryId: t.globalID(category),
    lotsSeed: t.string({ required: true, description: "Lots seed, of the preview (semente do sorteio)." }),
    key: t.string({ required: true, description: "Key, of the preview (conferência)." }),
  }),
});

const UndoDrawInput = builder.inputType("UndoDrawInput", {
  description: "Input of `undoDraw` (desfazer o sorteio de uma categoria).",
  fields: (t) => ({ categoryId: t.globalID(category) }),
});

const SetSeedsInput = builder.inputType("SetSeedsInput", {
  description: "Input of `setSeeds` (cabeças de chave de uma categoria).",
  fields: (t) => ({
    categoryId: t.globalID(category),
    pairIds: t.globalIDList({
      required: true,
      for: PairType,
      description: "Pair, the first seed first; who is missing is not seeded; empty for no seeds (duplas).",
    }),
  }),
});

const SeedFromRankingInput = builder.inputType("SeedFromRankingInput", {
  description: "Input of `seedFromRanking` (cabeças de chave pelos pontos de um ranking).",
  fields: (t) => ({
    categoryId: t.globalID(category),
    rankingId: t.globalID({ required: true, for: RankingType, description: "Ranking." }),
  }),
});

const SwapDrawEntriesInput = builder.inputType("SwapDrawEntriesInput", {
  description: "Input of `swapDrawEntries` (troca de duas duplas de um chaveamento).",
  fields: (t) => ({
    categoryId: t.globalID(category),
    pairIds: t.globalIDList({
      required: true,
      for: PairType,
      description: "The two that trade places (duplas).",
    }),
  }),
});

const DrawCategorySuccess = tournamentSuccess(
  "DrawCategorySuccess",
  "Result of a successful `drawCategory` (categoria sorteada).",
);
const UndoDrawSuccess = tournamentSuccess(
  "UndoDrawSuccess",
  "Result of a successful `undoDraw` (sorteio desfeito).",
);
const SetSeedsSuccess = tournamentSuccess(
  "SetSeedsSuccess",
  "Result of a successful `setSeeds` (cabeças de chave salvas).",
);
const SeedFromRankingSuccess = tournamentSuccess(
  "SeedFromRankingSuccess",
  "Result of a successful `seedFromRanking` (cabeças de chave definidas pelo ranking).",
);
const SwapDrawEntriesSuccess = tournamentSuccess(
  "SwapDrawEntriesSuccess",
  "Result of a successful `swapDrawEntries` (duplas trocadas de lugar).",
);

builder.mutationField("drawCategory", (t) =>
  t.field({
    type: DrawCategorySuccess,
    label: "Gerar chaveamento (sorteio)",
    description: "Writes the draw that the preview showed; the first draw starts the tournament.",
    authScopes: may(canManageCategory, "categoryId"),
    args: { input: t.arg({ type: DrawCategoryInput, required: true, description: "Input (prévia)." }) },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { categoryId, lotsSeed, key } }, ctx) => ({
      tournamentId: await drawCategory(ctx, categoryId.id, { lotsSeed, key }),
    }),
  }),
);

builder.mutationField("undoDraw", (t) =>
  t.field({
    type: UndoDrawSuccess,
    label: "Desfazer sorteio",
    description:
      "Undoes the draw while no score exists; when the last draw is undone, enrolments open again.",
    authScopes: may(canManageCategory, "categoryId"),
    args: { input: t.arg({ type: UndoDrawInput, required: true, description: "Input (categoria)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input }, ctx) => ({ tournamentId: await undoDraw(ctx, input.categoryId.id) }),
  }),
);

builder.mutationField("setSeeds", (t) =>
  t.field({
    type: SetSeedsSuccess,
    label: "Definir cabeças de chave",
    description: "Sets the seeds by hand, before the draw.",
    authScopes: may(canManageCategory, "categoryId"),
    args: { input: t.arg({ type: SetSeedsInput, required: true, description: "Input (cabeças de chave)." }) },
    errors: { types: [RuleViolation] },
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
    label: "Definir cabeças de chave pelo ranking",
    description: "Sets the seeds by the ranking points of both athletes, before the draw.",
    authScopes: may(canManageCategory, "categoryId"),
    args: { input: t.arg({ type: SeedFromRankingInput, required: true, description: "Input (ranking)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { categoryId, rankingId } }, ctx) => ({
      tournamentId: await seedFromRanking(ctx, categoryId.id, rankingId.id),
    }),
  }),
);

builder.mutationField("swapDrawEntries", (t) =>
  t.field({
    type: SwapDrawEntriesSuccess,
    label: "Trocar duplas de lugar",
    description: "Swaps two pairs in the draw, before the category's first match begins.",
    authScopes: may(canManageCategory, "categoryId"),
    args: { input: t.arg({ type: SwapDrawEntriesInput, required: true, description: "Input (duplas)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { categoryId, pairIds } }, ctx) => ({
      tournamentId: await swapDrawEntries(
        ctx,
        categoryId.id,
        pairIds.map(({ id }) => id),
      ),
    }),
  }),
);
