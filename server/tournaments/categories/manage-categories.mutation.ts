import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/connection";
import { may } from "../../platform/graphql/context";
import { canManageTournament } from "../tournament.access";
import { TournamentGenderType, tournamentNow, tournamentSuccess, TournamentType } from "../tournament.type";
import { categoryLevels, tournamentGenders } from "../tournament-and-enrolment-status.rules";
import { categoryFields } from "./category-fields";
import { canManageCategory } from "./category.access";
import { addCategory, addPresetCategories, removeCategory, updateCategory } from "./manage-categories.action";
import { TournamentCategoryType } from "./tournament-category.type";

const AddCategoryInput = builder.inputType("AddCategoryInput", {
  description: "Input of `addCategory` (nova categoria).",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Tournament (torneio)." }),
    ...categoryFields(t, true),
  }),
});

const AddPresetCategoriesInput = builder.inputType("AddPresetCategoriesInput", {
  description: "Each gender in each level (categorias prontas).",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Tournament (torneio)." }),
    genders: t.field({
      type: [TournamentGenderType],
      required: true,
      description: "Genders, at least one (gêneros).",
    }),
    levels: t.stringList({
      required: true,
      description: "Levels, at least one of Livre, Fun, D, C, B or A/PRO (níveis).",
    }),
    feeInCents: t.int({
      required: true,
      description: "Fee, of each athlete in each of them, in centavos; 0 is free (valor da inscrição).",
    }),
    maxParticipants: t.int({
      description: "Athletes in each of them; null without a limit of their own (máximo de participantes).",
    }),
  }),
});

const mostPresets = tournamentGenders.length * categoryLevels.length;

const AddPresetCategoriesSuccess = builder
  .objectRef<{ tournamentId: string; created: string[]; existing: string[] }>("AddPresetCategoriesSuccess")
  .implement({
    description: "Result of a successful `addPresetCategories` (categorias criadas).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      created: t.exposeStringList("created", {
        description: "Their names (criadas).",
        extensions: atMost(mostPresets),
      }),
      existing: t.exposeStringList("existing", {
        description: "The names of the categories that existed before (já existiam).",
        extensions: atMost(mostPresets),
      }),
      tournament: tournamentNow(t),
    }),
  });

const UpdateCategoryInput = builder.inputType("UpdateCategoryInput", {
  description: "An absent field stays as it is (mudança de uma categoria).",
  fields: (t) => ({
    categoryId: t.globalID({
      required: true,
      for: TournamentCategoryType,
      description: "Category (categoria).",
    }),
    ...categoryFields(t, false),
  }),
});

const RemoveCategoryInput = builder.inputType("RemoveCategoryInput", {
  description: "Input of `removeCategory` (categoria a remover).",
  fields: (t) => ({
    categoryId: t.globalID({
      required: true,
      for: TournamentCategoryType,
      description: "Category (categoria).",
    }),
  }),
});

builder.mutationField("addCategory", (t) =>
  t.field({
    type: tournamentSuccess("AddCategorySuccess", "Result of a successful `addCategory` (categoria criada)."),
    label: "Adicionar categoria",
    description: "Adds a category to a tournament that still takes enrolments.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: { input: t.arg({ type: AddCategoryInput, required: true, description: "Input (categoria)." }) },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { tournamentId, ...category } }, ctx) => {
      await addCategory(ctx, tournamentId.id, category);
      return { tournamentId: tournamentId.id };
    },
  }),
);

builder.mutationField("addPresetCategories", (t) =>
  t.field({
    type: AddPresetCategoriesSuccess,
    label: "Criar categorias prontas",
    description: "Adds the missing categories of each gender in each level; existing ones are kept.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: {
      input: t.arg({ type: AddPresetCategoriesInput, required: true, description: "Input (categorias)." }),
    },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { tournamentId, ...presets } }, ctx) => ({
      tournamentId: tournamentId.id,
      ...(await addPresetCategories(ctx, tournamentId.id, presets)),
    }),
  }),
);

builder.mutationField("updateCategory", (t) =>
  t.field({
    type: tournamentSuccess(
      "UpdateCategorySuccess",
      "Result of a successful `updateCategory` (categoria salva).",
    ),
    label: "Salvar categoria",
    description: "Saves the eligibility rules, places and fee of a category, before the first draw.",
    authScopes: may(canManageCategory, "categoryId"),
    args: { input: t.arg({ type: UpdateCategoryInput, required: true, description: "Input (mudança)." }) },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { categoryId, ...change } }, ctx) => ({
      tournamentId: await updateCategory(ctx, categoryId.id, change),
    }),
  }),
);

builder.mutationField("removeCategory", (t) =>
  t.field({
    type: tournamentSuccess(
      "RemoveCategorySuccess",
      "Result of a successful `removeCategory` (categoria removida).",
    ),
    label: "Remover categoria",
    description: "Removes a category that never had an enrolment.",
    authScopes: may(canManageCategory, "categoryId"),
    args: { input: t.arg({ type: RemoveCategoryInput, required: true, description: "Input (categoria)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { categoryId } }, ctx) => ({
      tournamentId: await removeCategory(ctx, categoryId.id),
    }),
  }),
);
