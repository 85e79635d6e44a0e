import { RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/may";
import { canManageCategory } from "../../tournaments/categories/category.access";
import { TournamentCategoryType } from "../../tournaments/categories/tournament-category.type";
import { tournamentSuccess } from "../../tournaments/tournament-success.type";
import { EnrolmentType } from "../../enrolments/enrolment.type";
import { finishSuperN } from "./finish-super-n.action";
import { swapNumbers } from "./swap-numbers.action";

const FinishSuperNInput = builder.inputType("FinishSuperNInput", {
  description: "Encerramento de um Super N.",
  fields: (t) => ({
    categoryId: t.globalID({ required: true, for: TournamentCategoryType, description: "Categoria." }),
  }),
});

const SwapNumbersInput = builder.inputType("SwapNumbersInput", {
  description: "Troca dos números de dois atletas de um Super N.",
  fields: (t) => ({
    categoryId: t.globalID({ required: true, for: TournamentCategoryType, description: "Categoria." }),
    enrolmentIds: t.globalIDList({
      required: true,
      for: EnrolmentType,
      description: "Inscrições: the two that trade numbers.",
    }),
  }),
});

const SwapNumbersSuccess = tournamentSuccess("SwapNumbersSuccess", "Números trocados.");
const FinishSuperNSuccess = tournamentSuccess("FinishSuperNSuccess", "Categoria encerrada.");

builder.mutationField("finishSuperN", (t) =>
  t.field({
    type: FinishSuperNSuccess,
    description:
      "Encerrar Super N: cancels the matches of the category not played yet and writes the final positions.",
    authScopes: may(canManageCategory, "categoryId"),
    args: { input: t.arg({ type: FinishSuperNInput, required: true, description: "Categoria." }) },
    errors: { types: [RuleViolation], union: { name: "FinishSuperNResult" } },
    resolve: async (_root, { input }, ctx) => ({
      tournamentId: await finishSuperN(ctx, input.categoryId.id),
    }),
  }),
);

builder.mutationField("swapNumbers", (t) =>
  t.field({
    type: SwapNumbersSuccess,
    description: "Trocar números: before the first ball of a Super N; with the number go all its matches.",
    authScopes: may(canManageCategory, "categoryId"),
    args: { input: t.arg({ type: SwapNumbersInput, required: true, description: "Atletas." }) },
    errors: { types: [RuleViolation], union: { name: "SwapNumbersResult" } },
    resolve: async (_root, { input: { categoryId, enrolmentIds } }, ctx) => ({
      tournamentId: await swapNumbers(
        ctx,
        categoryId.id,
        enrolmentIds.map(({ id }) => id),
      ),
    }),
  }),
);
