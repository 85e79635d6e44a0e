import { RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/may";
import { tournamentSuccess } from "../../tournaments/tournament-success.type";
import { cancelCategory } from "./cancel-category.action";
import { canManageCategory } from "../../tournaments/categories/category.access";
import { TournamentCategoryType } from "../../tournaments/categories/tournament-category.type";

const CancelCategoryInput = builder.inputType("CancelCategoryInput", {
  description: "Cancelamento de uma categoria que não será disputada.",
  fields: (t) => ({
    categoryId: t.globalID({ required: true, for: TournamentCategoryType, description: "Categoria." }),
  }),
});

const CancelCategorySuccess = tournamentSuccess("CancelCategorySuccess", "Categoria cancelada.");

builder.mutationField("cancelCategory", (t) =>
  t.field({
    type: CancelCategorySuccess,
    description:
      "Cancelar categoria: before its draw; everybody in it is out and gets back in full what they paid.",
    authScopes: may(canManageCategory, "categoryId"),
    args: { input: t.arg({ type: CancelCategoryInput, required: true, description: "Categoria." }) },
    errors: { types: [RuleViolation], union: { name: "CancelCategoryResult" } },
    resolve: async (_root, { input }, ctx) => ({
      tournamentId: await cancelCategory(ctx, input.categoryId.id),
    }),
  }),
);
