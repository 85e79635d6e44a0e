import { canManageArenaWithId } from "../arenas/arena.access";
import { ArenaType } from "../arenas/arena.type";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { RankingTierType } from "../rankings/ranking-words.type";
import { createTournament } from "./create-tournament.action";
import { canManageTournament } from "./tournament.access";
import { NewCategoryInput } from "./categories/category-fields";
import {
  DrawFormatType,
  SetFormatType,
  TournamentGenderType,
  TournamentKindType,
} from "./tournament-enums.type";
import { tournamentSuccess } from "./tournament-success.type";
import { TournamentType } from "./tournament.type";
import { updateTournament } from "./update-tournament.action";

const CreateTournamentInput = builder.inputType("CreateTournamentInput", {
  description: "Novo torneio de uma arena.",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    name: t.string({ required: true, description: "Nome: 3 to 100 characters." }),
    description: t.string({ description: "Descrição: at most 1000 characters; null for none." }),
    category: t.string({ required: true, description: "Categoria: Fun, Intermediário, Avançado or Pro." }),
    kind: t.field({
      type: TournamentKindType,
      required: true,
      description: "Tipo: a Super 8 always starts with 8 places.",
    }),
    startDate: t.field({ type: "Date", required: true, description: "Data de início: not in the past." }),
    endDate: t.field({ type: "Date", description: "Data de fim: null when it ends on the same day." }),
    feeInCents: t.int({ required: true, description: "Valor da inscrição: in centavos; 0 is free." }),
    maxParticipants: t.int({
      description: "Máximo de participantes: null without a limit; ignored for a Super 8.",
    }),
    minPairs: t.int({
      description: "Mínimo de duplas para iniciar: null without one; ignored for a Super 8.",
    }),
    gender: t.field({ type: TournamentGenderType, required: true, description: "Gênero." }),
    minAge: t.int({ description: "Idade mínima: in years; null without one." }),
    maxAge: t.int({ description: "Idade máxima: in years, not below the minimum; null without one." }),
    openToOtherArenas: t.boolean({
      required: true,
      description: "Permitir inscrição de atletas de outras arenas.",
    }),
    registrationStartsOn: t.field({ type: "Date", description: "Início das inscrições: null for at once." }),
    registrationEndsOn: t.field({
      type: "Date",
      description: "Fim das inscrições: not before their start; null for until the tournament starts.",
    }),
    drawFormat: t.field({
      type: DrawFormatType,
      description:
        "Formato: of all its categories, groups and knockout when left out; ignored for a Super 8.",
    }),
    otherCategories: t.field({
      type: [NewCategoryInput],
      description:
        "Outras categorias: besides the one above, each with its own price and places; ignored for a Super 8.",
    }),
    paymentDays: t.int({ description: "Prazo de pagamento: 1 to 60 days; 3 when left out." }),
    fullRefundDays: t.int({
      description: "Reembolso integral: up to so many days before the start, 0 to 365; 7 when left out.",
    }),
    lateRefundPercent: t.int({
      description: "Reembolso tardio: in percent, from then on until the draw; 50 when left out.",
    }),
    draft: t.boolean({ description: "Rascunho: whether it waits to be published; no when it is left out." }),
  }),
});

const UpdateTournamentInput = builder.inputType("UpdateTournamentInput", {
  description: "Configurações do torneio: an absent field stays as it is.",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Torneio." }),
    name: t.string({ description: "Nome: 3 to 100 characters; cannot be emptied." }),
    description: t.string({ description: "Descrição: null empties it." }),
    venue: t.string({ description: "Local de realização: at most 150 characters; null empties it." }),
    directorName: t.string({
      description: "Diretor responsável: at most 100 characters; null empties it.",
    }),
    sanctionTier: t.field({
      type: RankingTierType,
      description:
        "Faixa da etapa: what its categories are worth in a ranking unless they say otherwise; null empties it.",
    }),
    protestHours: t.int({
      description: "Prazo para protestos: hours after the end of the category, 1 to 336; null empties it.",
    }),
    startDate: t.field({
      type: "Date",
      description: "Data de início: not in the past, unless it stays as it was.",
    }),
    endDate: t.field({ type: "Date", description: "Data de fim: null empties it." }),
    feeInCents: t.int({ description: "Valor da inscrição: in centavos, for enrolments from now on." }),
    maxParticipants: t.int({
      description: "Máximo de participantes: 4 to 16 for a Super 8; only before the draw.",
    }),
    setFormat: t.field({ type: SetFormatType, description: "Formato do set: only before the draw." }),
    openToOtherArenas: t.boolean({ description: "Permitir inscrição de atletas de outras arenas." }),
    isPublic: t.boolean({ description: "Página pública: whether everybody may open the tournament's page." }),
  }),
});

const CreateTournamentSuccess = tournamentSuccess("CreateTournamentSuccess", "Torneio criado.");
const UpdateTournamentSuccess = tournamentSuccess("UpdateTournamentSuccess", "Configurações salvas.");

builder.mutationField("createTournament", (t) =>
  t.field({
    type: CreateTournamentSuccess,
    description: "Criar torneio: its enrolments are open at once, unless it is a draft.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: CreateTournamentInput, required: true, description: "Torneio." }) },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "CreateTournamentResult" } },
    resolve: async (_root, { input: { arenaId, ...tournament } }, ctx) => ({
      tournamentId: await createTournament(ctx, arenaId.id, tournament),
    }),
  }),
);

builder.mutationField("updateTournament", (t) =>
  t.field({
    type: UpdateTournamentSuccess,
    description: "Salvar configurações do torneio.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: { input: t.arg({ type: UpdateTournamentInput, required: true, description: "Configurações." }) },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "UpdateTournamentResult" } },
    resolve: async (_root, { input: { tournamentId, ...change } }, ctx) => {
      await updateTournament(ctx, tournamentId.id, change);
      return { tournamentId: tournamentId.id };
    },
  }),
);
