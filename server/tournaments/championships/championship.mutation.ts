import { canManageFederationWithId } from "../../federations/federation.access";
import { FederationType } from "../../federations/federation.type";
import { InvalidInput } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/may";
import { RankingTierType } from "../../rankings/ranking-words.type";
import { NewCategoryInput } from "../categories/category-fields";
import { tournamentSuccess } from "../tournament-success.type";
import { createChampionship } from "./create-championship.action";

const CreateChampionshipInput = builder.inputType("CreateChampionshipInput", {
  description: "Novo campeonato de uma federação.",
  fields: (t) => ({
    federationId: t.globalID({ required: true, for: FederationType, description: "Federação." }),
    name: t.string({ required: true, description: "Nome: 3 to 100 characters." }),
    description: t.string({ description: "Descrição: at most 1000 characters; null for none." }),
    venue: t.string({ description: "Local de realização: at most 150 characters; null while it is open." }),
    directorName: t.string({ description: "Diretor responsável: at most 100 characters; null for none." }),
    sanctionTier: t.field({
      type: RankingTierType,
      description:
        "Faixa da etapa: what its categories are worth in a ranking unless they say otherwise; null while it is open.",
    }),
    protestHours: t.int({
      description:
        "Prazo para protestos: hours after the end of the category, 1 to 336; null for none of its own.",
    }),
    startDate: t.field({ type: "Date", required: true, description: "Data de início: not in the past." }),
    endDate: t.field({ type: "Date", description: "Data de fim: null when it ends on the same day." }),
    registrationStartsOn: t.field({ type: "Date", description: "Início das inscrições: null for at once." }),
    registrationEndsOn: t.field({
      type: "Date",
      description: "Fim das inscrições: not before their start; null for until the draw.",
    }),
    categories: t.field({
      type: [NewCategoryInput],
      required: true,
      description: "Categorias: at least one; each has its own price and places.",
    }),
    draft: t.boolean({ description: "Rascunho: whether it waits to be published; no when it is left out." }),
  }),
});

builder.mutationField("createChampionship", (t) =>
  t.field({
    type: tournamentSuccess("CreateChampionshipSuccess", "Campeonato criado."),
    description: "Criar campeonato: public once its federation is active.",
    authScopes: may(canManageFederationWithId, "federationId"),
    args: { input: t.arg({ type: CreateChampionshipInput, required: true, description: "Campeonato." }) },
    errors: { types: [InvalidInput], union: { name: "CreateChampionshipResult" } },
    resolve: async (_root, { input: { federationId, ...championship } }, ctx) => ({
      tournamentId: await createChampionship(ctx, federationId.id, championship),
    }),
  }),
);
