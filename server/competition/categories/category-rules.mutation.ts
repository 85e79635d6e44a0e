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
  description: "Regras de uma categoria: an absent field stays as it is.",
  fields: (t) => ({
    categoryId: t.globalID({ required: true, for: TournamentCategoryType, description: "Categoria." }),
    drawFormat: t.field({ type: DrawFormatType, description: "Formato do chaveamento." }),
    matchFormat: t.field({ type: MatchFormatType, description: "Formato do jogo." }),
    setFormat: t.field({ type: SetFormatType, description: "Formato do set: null for the tournament's." }),
    fixedGames: t.int({ description: "Games fixos: 1 to 99, where the format of the match says so." }),
    knockoutMatchFormat: t.field({
      type: MatchFormatType,
      description: "Formato do jogo nas eliminatórias: null for the same as in the groups.",
    }),
    knockoutSetFormat: t.field({
      type: SetFormatType,
      description: "Formato do set nas eliminatórias: null for the same as in the groups.",
    }),
    qualifiersPerGroup: t.int({ description: "Classificados por grupo: 1 to 4." }),
    groupSize: t.int({ description: "Duplas por grupo: 3 to 8; null for the usual table." }),
    thirdPlace: t.boolean({ description: "Disputa de 3º lugar." }),
    consolation: t.boolean({ description: "Consolação." }),
    tieBreakers: t.field({
      type: [TieBreakCriterionType],
      description: "Critérios de desempate: each at most once, in their order.",
    }),
    walkoverBars: t.boolean({ description: "W.O. elimina." }),
  }),
});

const UpdateCategoryRulesSuccess = tournamentSuccess("UpdateCategoryRulesSuccess", "Regras salvas.");

builder.mutationField("updateCategoryRules", (t) =>
  t.field({
    type: UpdateCategoryRulesSuccess,
    description: "Salvar regras da categoria: how it is drawn and played; before the draw.",
    authScopes: may(canManageCategory, "categoryId"),
    args: { input: t.arg({ type: UpdateCategoryRulesInput, required: true, description: "Regras." }) },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "UpdateCategoryRulesResult" } },
    resolve: async (_root, { input: { categoryId, ...rules } }, ctx) => ({
      tournamentId: await updateCategoryRules(ctx, categoryId.id, rules),
    }),
  }),
);

const UpdatePhaseFormatInput = builder.inputType("UpdatePhaseFormatInput", {
  description: "Formato de uma fase: an absent field stays as it is, null is as in the rest of the knockout.",
  fields: (t) => ({
    categoryId: t.globalID({ required: true, for: TournamentCategoryType, description: "Categoria." }),
    phase: t.field({ type: DecidingPhaseType, required: true, description: "Fase." }),
    matchFormat: t.field({ type: MatchFormatType, description: "Formato do jogo." }),
    setFormat: t.field({ type: SetFormatType, description: "Formato do set." }),
  }),
});

const UpdatePhaseFormatSuccess = tournamentSuccess("UpdatePhaseFormatSuccess", "Formato da fase salvo.");

builder.mutationField("updatePhaseFormat", (t) =>
  t.field({
    type: UpdatePhaseFormatSuccess,
    description: "Salvar formato da fase: also after the draw, until the first match of the phase begins.",
    authScopes: may(canManageCategory, "categoryId"),
    args: { input: t.arg({ type: UpdatePhaseFormatInput, required: true, description: "Formato." }) },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "UpdatePhaseFormatResult" } },
    resolve: async (_root, { input: { categoryId, ...change } }, ctx) => ({
      tournamentId: await updatePhaseFormat(ctx, categoryId.id, change),
    }),
  }),
);
