import { RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/context";
import { canManageCategory } from "../../tournaments/categories/category.access";
import { TournamentCategoryType } from "../../tournaments/categories/tournament-category.type";
import { tournamentSuccess } from "../../tournaments/tournament.type";
import { EnrolmentType } from "../../enrolments/enrolment.type";
import { finishSuperN, swapNumbers } from "./super-n.action";

const FinishSuperNInput = builder.inputType("FinishSuperNInput", {
  description: "Input of `finishSuperN` (encerramento de um Super N).",
  fields: (t) => ({
    categoryId: t.globalID({
      required: true,
      for: TournamentCategoryType,
      description: "Category (categoria).",
    }),
  }),
});

const SwapNumbersInput = builder.inputType("SwapNumbersInput", {
  description: "Input of `swapNumbers` (troca dos números de dois atletas de um Super N).",
  fields: (t) => ({
    categoryId: t.globalID({
      required: true,
      for: TournamentCategoryType,
      description: "Category (categoria).",
    }),
    enrolmentIds: t.globalIDList({
      required: true,
      for: EnrolmentType,
      description: "The two that trade numbers (inscrições).",
    }),
  }),
});

const SwapNumbersSuccess = tournamentSuccess(
  "SwapNumbersSuccess",
  "Result of a successful `swapNumbers` (números trocados).",
);
const FinishSuperNSuccess = tournamentSuccess(
  "FinishSuperNSuccess",
  "Result of a successful `finishSuperN` (categoria encerrada).",
);

builder.mutationField("finishSuperN", (t) =>
  t.field({
    type: FinishSuperNSuccess,
    label: "Encerrar Super N",
    description: "Cancels the matches of the category not played yet and writes the final positions.",
    authScopes: may(canManageCategory, "categoryId"),
    args: { input: t.arg({ type: FinishSuperNInput, required: true, description: "Input (categoria)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input }, ctx) => ({
      tournamentId: await finishSuperN(ctx, input.categoryId.id),
    }),
  }),
);

builder.mutationField("swapNumbers", (t) =>
  t.field({
    type: SwapNumbersSuccess,
    label: "Trocar números",
    description:
      "Swaps the numbers of two athletes of a Super N, and with them all their matches, before its first match begins.",
    authScopes: may(canManageCategory, "categoryId"),
    args: { input: t.arg({ type: SwapNumbersInput, required: true, description: "Input (atletas)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { categoryId, enrolmentIds } }, ctx) => ({
      tournamentId: await swapNumbers(
        ctx,
        categoryId.id,
        enrolmentIds.map(({ id }) => id),
      ),
    }),
  }),
);
