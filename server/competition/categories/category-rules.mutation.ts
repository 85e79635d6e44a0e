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
import { updateCategoryRules } from "./update-category-rules.action";

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
