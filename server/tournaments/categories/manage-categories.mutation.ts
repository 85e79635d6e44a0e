import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import { may } from "../../platform/graphql/may";
import { canManageTournament } from "../tournament.access";
import { TournamentGenderType } from "../tournament-enums.type";
import { categoryLevels, tournamentGenders } from "../tournament-labels.rules";
import { tournamentNow, tournamentSuccess } from "../tournament-success.type";
import { TournamentType } from "../tournament.type";
import { categoryFields } from "./category-fields";
import { canManageCategory } from "./category.access";
import { addCategory, addPresetCategories, removeCategory, updateCategory } from "./manage-categories.action";
import { TournamentCategoryType } from "./tournament-category.type";

const AddCategoryInput = builder.inputType("AddCategoryInput", {
  description: "Nova categoria.",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Torneio." }),
    ...categoryFields(t, true),
  }),
});

const AddPresetCategoriesInput = builder.inputType("AddPresetCategoriesInput", {
  description: "Categorias prontas: each gender in each level.",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Torneio." }),
    genders: t.field({ type: [TournamentGenderType], required: true, description: "Gêneros: at least one." }),
    levels: t.stringList({
      required: true,
      description: "Níveis: at least one of Livre, Fun, D, C, B or A/PRO.",
    }),
    feeInCents: t.int({
      required: true,
      description: "Valor da inscrição: of each athlete in each of them, in centavos; 0 is free.",
    }),
    maxParticipants: t.int({
      description: "Máximo de participantes: athletes in each of them; null without a limit of their own.",
    }),
  }),
});

const mostPresets = tournamentGenders.length * categoryLevels.length;

const AddPresetCategoriesSuccess = builder
  .objectRef<{ tournamentId: string; created: string[]; existing: string[] }>("AddPresetCategoriesSuccess")
  .implement({
    description: "Categorias criadas.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      created: t.exposeStringList("created", {
        description: "Criadas: their names.",
        extensions: atMost(mostPresets),
      }),
      existing: t.exposeStringList("existing", {
        description: "Já existiam: the names of the categories that existed before.",
        extensions: atMost(mostPresets),
      }),
      tournament: tournamentNow(t),
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

builder.mutationField("addPresetCategories", (t) =>
  t.field({
    type: AddPresetCategoriesSuccess,
    description:
      "Criar categorias prontas: adds the missing ones of each gender in each level; existing ones are kept.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: { input: t.arg({ type: AddPresetCategoriesInput, required: true, description: "Categorias." }) },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "AddPresetCategoriesResult" } },
    resolve: async (_root, { input: { tournamentId, ...presets } }, ctx) => ({
      tournamentId: tournamentId.id,
      ...(await addPresetCategories(ctx, tournamentId.id, presets)),
    }),
  }),
);

builder.mutationField("updateCategory", (t) =>
  t.field({
    type: tournamentSuccess("UpdateCategorySuccess", "Categoria salva."),
    description: "Salvar categoria: eligibility rules, places and fee; before the first draw.",
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
    description: "Remover categoria: one that never had an enrolment.",
    authScopes: may(canManageCategory, "categoryId"),
    args: { input: t.arg({ type: RemoveCategoryInput, required: true, description: "Categoria." }) },
    errors: { types: [RuleViolation], union: { name: "RemoveCategoryResult" } },
    resolve: async (_root, { input: { categoryId } }, ctx) => ({
      tournamentId: await removeCategory(ctx, categoryId.id),
    }),
  }),
);
