import { RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { canManageCategory } from "../categories/category.access";
import { TournamentCategoryType } from "../categories/tournament-category.type";
import { tournamentSuccess } from "../tournament-success.type";
import { finishSuperN } from "./finish-super-n.action";

const FinishSuperNInput = builder.inputType("FinishSuperNInput", {
  description: "Encerramento de um Super N.",
  fields: (t) => ({
    categoryId: t.globalID({ required: true, for: TournamentCategoryType, description: "Categoria." }),
  }),
});

const FinishSuperNSuccess = tournamentSuccess("FinishSuperNSuccess", "Categoria encerrada.");

builder.mutationField("finishSuperN", (t) =>
  t.field({
    type: FinishSuperNSuccess,
    description:
      "Encerrar Super N: cancels the matches of the category not played yet and writes the final positions.",
    authScopes: (_root, { input }, ctx) => canManageCategory(input.categoryId.id, ctx),
    args: { input: t.arg({ type: FinishSuperNInput, required: true, description: "Categoria." }) },
    errors: { types: [RuleViolation], union: { name: "FinishSuperNResult" } },
    resolve: async (_root, { input }, ctx) => ({
      tournamentId: await finishSuperN(ctx, input.categoryId.id),
    }),
  }),
);
