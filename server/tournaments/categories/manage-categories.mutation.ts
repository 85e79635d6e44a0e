import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/may";
import { canManageTournament } from "../tournament.access";
import { tournamentSuccess } from "../tournament-success.type";
import { TournamentType } from "../tournament.type";
import { categoryFields } from "./category-fields";
import { canManageCategory } from "./category.access";
import { addCategory, removeCategory, updateCategory } from "./manage-categories.action";
import { TournamentCategoryType } from "./tournament-category.type";

const AddCategoryInput = builder.inputType("AddCategoryInput", {
  description: "Nova categoria.",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Torneio." }),
    ...categoryFields(t, true),
  }),
});

const UpdateCategoryInput = builder.inputType("UpdateCategoryInput", {
  description: "Mudança de uma categoria: an absent field stays as it is.",
  fields: (t) => ({
    categoryId: t.globalID({ required: true, for: TournamentCategoryType, description: "Categoria." }),
    ...categoryFields(t, false),
  }),
});

const RemoveCategoryInput = builder.inputType("RemoveCategoryInput", {
  description: "Categoria a remover.",
  fields: (t) => ({
    categoryId: t.globalID({ required: true, for: TournamentCategoryType, description: "Categoria." }),
  }),
});

builder.mutationField("addCategory", (t) =>
  t.field({
    type: tournamentSuccess("AddCategorySuccess", "Categoria criada."),
    description: "Adicionar categoria: to a tournament that still takes enrolments.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: { input: t.arg({ type: AddCategoryInput, required: true, description: "Categoria." }) },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "AddCategoryResult" } },
    resolve: async (_root, { input: { tournamentId, ...category } }, ctx) => {
      await addCategory(ctx, tournamentId.id, category);
      return { tournamentId: tournamentId.id };
    },
  }),
);

builder.mutationField("updateCategory", (t) =>
  t.field({
    type: tournamentSuccess("UpdateCategorySuccess", "Categoria salva."),
    description: "Salvar categoria: for whom it is, for how many and for how much; before the first draw.",
    authScopes: may(canManageCategory, "categoryId"),
    args: { input: t.arg({ type: UpdateCategoryInput, required: true, description: "Mudança." }) },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "UpdateCategoryResult" } },
    resolve: async (_root, { input: { categoryId, ...change } }, ctx) => ({
      tournamentId: await updateCategory(ctx, categoryId.id, change),
    }),
  }),
);

builder.mutationField("removeCategory", (t) =>
  t.field({
    type: tournamentSuccess("RemoveCategorySuccess", "Categoria removida."),
    description: "Remover categoria: one that nobody ever entered.",
    authScopes: may(canManageCategory, "categoryId"),
    args: { input: t.arg({ type: RemoveCategoryInput, required: true, description: "Categoria." }) },
    errors: { types: [RuleViolation], union: { name: "RemoveCategoryResult" } },
    resolve: async (_root, { input: { categoryId } }, ctx) => ({
      tournamentId: await removeCategory(ctx, categoryId.id),
    }),
  }),
);
