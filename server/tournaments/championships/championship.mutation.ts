import { canManageFederationWithId } from "../../federations/federation.access";
import { FederationType } from "../../federations/federation.type";
import { InvalidInput } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/context";
import { RankingTierType } from "../../rankings/ranking-version.type";
import { NewCategoryInput } from "../categories/category-fields";
import { tournamentSuccess } from "../tournament.type";
import { createChampionship } from "./create-championship.action";

const CreateChampionshipInput = builder.inputType("CreateChampionshipInput", {
  description: "Input of `createChampionship` (novo campeonato de uma federação).",
  fields: (t) => ({
    federationId: t.globalID({ required: true, for: FederationType, description: "Federation (federação)." }),
    name: t.string({ required: true, description: "Name, 3 to 100 characters (nome)." }),
    description: t.string({
      description: "Description, at most 1000 characters; null for none (descrição).",
    }),
    venue: t.string({
      description: "Venue, at most 150 characters; null while it is open (local de realização).",
    }),
    directorName: t.string({
      description: "Director name, at most 100 characters; null for none (diretor responsável).",
    }),
    sanctionTier: t.field({
      type: RankingTierType,
      description:
        "What its categories are worth in a ranking unless they say otherwise; null while it is open (faixa da etapa).",
    }),
    protestHours: t.int({
      description:
        "Hours after the end of the category, 1 to 336; null for none of its own (prazo para protestos).",
    }),
    startDate: t.field({
      type: "Date",
      required: true,
      description: "Start date; not in the past (data de início).",
    }),
    endDate: t.field({
      type: "Date",
      description: "End date; null when it ends on the same day (data de fim).",
    }),
    registrationStartsOn: t.field({
      type: "Date",
      description: "Registration starts on; null for at once (início das inscrições).",
    }),
    registrationEndsOn: t.field({
      type: "Date",
      description:
        "Registration ends on; not before their start; null for until the draw (fim das inscrições).",
    }),
    categories: t.field({
      type: [NewCategoryInput],
      required: true,
      description: "Categories, at least one; each has its own price and places (categorias).",
    }),
    draft: t.boolean({ description: "Whether it waits to be published; no when it is left out (rascunho)." }),
  }),
});

builder.mutationField("createChampionship", (t) =>
  t.field({
    type: tournamentSuccess(
      "CreateChampionshipSuccess",
      "Result of a successful `createChampionship` (campeonato criado).",
    ),
    label: "Criar campeonato",
    description: "Creates a championship of a federation, which is public once the federation is active.",
    authScopes: may(canManageFederationWithId, "federationId"),
    args: {
      input: t.arg({ type: CreateChampionshipInput, required: true, description: "Input (campeonato)." }),
    },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input: { federationId, ...championship } }, ctx) => ({
      tournamentId: await createChampionship(ctx, federationId.id, championship),
    }),
  }),
);
