import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/may";
import {
  DrawFormatType,
  MatchFormatType,
  SetFormatType,
  TieBreakCriterionType,
} from "../../tournaments/tournament-enums.type";
import { tournamentSuccess } from "../../tournaments/tournament-success.type";
import { canManageCategory } from "../../tournaments/categories/category.access";
import { TournamentCategoryType } from "../../tournaments/categories/tournament-category.type";
import { DecidingPhaseType } from "./category-rules.type";
import { updateCategoryRules } from "./update-category-rules.action";
import { updatePhaseFormat } from "./update-phase-format.action";

const UpdateCategoryRulesInput = builder.inputType("UpdateCategoryRulesInput", {
  description: "An absent field stays as it is (regras de uma categoria).",
  fields: (t) => ({
    categoryId: t.globalID({
      required: true,
      for: TournamentCategoryType,
      description: "Category (categoria).",
    }),
    drawFormat: t.field({ type: DrawFormatType, description: "Draw format (formato do chaveamento)." }),
    matchFormat: t.field({ type: MatchFormatType, description: "Match format (formato do jogo)." }),
    setFormat: t.field({
      type: SetFormatType,
      description: "Set format; null for the tournament's (formato do set).",
    }),
    fixedGames: t.int({
      description: "Fixed games, 1 to 99, where the format of the match says so (games fixos).",
    }),
    knockoutMatchFormat: t.field({
      type: MatchFormatType,
      description:
        "Knockout match format; null for the same as in the groups (formato do jogo nas eliminatórias).",
    }),
    knockoutSetFormat: t.field({
      type: SetFormatType,
      description:
        "Knockout set format; null for the same as in the groups (formato do set nas eliminatórias).",
    }),
    qualifiersPerGroup: t.int({ description: "Qualifiers per group, 1 to 4 (classificados por grupo)." }),
    groupSize: t.int({ description: "Group size, 3 to 8; null for the usual table (duplas por grupo)." }),
    thirdPlace: t.boolean({ description: "Third place (disputa de 3º lugar)." }),
    consolation: t.boolean({ description: "Consolation (consolação)." }),
    tieBreakers: t.field({
      type: [TieBreakCriterionType],
      description: "Each at most once, in their order (critérios de desempate).",
    }),
    walkoverBars: t.boolean({ description: "Walkover bars (W.O. elimina)." }),
  }),
});

const UpdateCategoryRulesSuccess = tournamentSuccess(
  "UpdateCategoryRulesSuccess",
  "Result of a successful `updateCategoryRules` (regras salvas).",
);

builder.mutationField("updateCategoryRules", (t) =>
  t.field({
    type: UpdateCategoryRulesSuccess,
    label: "Salvar regras da categoria",
    description: "Saves how a category is drawn and played, before its draw.",
    authScopes: may(canManageCategory, "categoryId"),
    args: {
      input: t.arg({ type: UpdateCategoryRulesInput, required: true, description: "Input (regras)." }),
    },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { categoryId, ...rules } }, ctx) => ({
      tournamentId: await updateCategoryRules(ctx, categoryId.id, rules),
    }),
  }),
);

const UpdatePhaseFormatInput = builder.inputType("UpdatePhaseFormatInput", {
  description:
    "An absent field stays as it is, null is as in the rest of the knockout (formato de uma fase).",
  fields: (t) => ({
    categoryId: t.globalID({
      required: true,
      for: TournamentCategoryType,
      description: "Category (categoria).",
    }),
    phase: t.field({ type: DecidingPhaseType, required: true, description: "Phase (fase)." }),
    matchFormat: t.field({ type: MatchFormatType, description: "Match format (formato do jogo)." }),
    setFormat: t.field({ type: SetFormatType, description: "Set format (formato do set)." }),
  }),
});

const UpdatePhaseFormatSuccess = tournamentSuccess(
  "UpdatePhaseFormatSuccess",
  "Result of a successful `updatePhaseFormat` (formato da fase salvo).",
);

builder.mutationField("updatePhaseFormat", (t) =>
  t.field({
    type: UpdatePhaseFormatSuccess,
    label: "Salvar formato da fase",
    description:
      "Saves the format of a phase, also after the draw, until the first match of the phase begins.",
    authScopes: may(canManageCategory, "categoryId"),
    args: { input: t.arg({ type: UpdatePhaseFormatInput, required: true, description: "Input (formato)." }) },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { categoryId, ...change } }, ctx) => ({
      tournamentId: await updatePhaseFormat(ctx, categoryId.id, change),
    }),
  }),
);
