import { RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/may";
import { tournamentSuccess } from "../../tournaments/tournament-success.type";
import { cancelCategory } from "./cancel-category.action";
import { canManageCategory } from "../../tournaments/categories/category.access";
import { TournamentCategoryType } from "../../tournaments/categories/tournament-category.type";

const CancelCategoryInput = builder.inputType("CancelCategoryInput", {
  description: "Input of `cancelCategory` (cancelamento de uma categoria que não será disputada).",
  fields: (t) => ({
    categoryId: t.globalID({
      required: true,
      for: TournamentCategoryType,
      description: "Category (categoria).",
    }),
  }),
});

const CancelCategorySuccess = tournamentSuccess(
  "CancelCategorySuccess",
  "Result of a successful `cancelCategory` (categoria cancelada).",
);

builder.mutationField("cancelCategory", (t) =>
  t.field({
    type: CancelCategorySuccess,
    label: "Cancelar categoria",
    description: "Cancels a category before its draw; all its enrolments end and are refunded in full.",
    authScopes: may(canManageCategory, "categoryId"),
    args: { input: t.arg({ type: CancelCategoryInput, required: true, description: "Input (categoria)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input }, ctx) => ({
      tournamentId: await cancelCategory(ctx, input.categoryId.id),
    }),
  }),
);
