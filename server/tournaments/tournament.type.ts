import type { Prisma } from "../../prisma/generated/client/client";
import { canSeeArenaTournaments } from "../arenas/arena.access";
import { ArenaType } from "../arenas/arena.type";
import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/list-size";
import { legalResults, type SetResult } from "../sport/scores/set-format.rules";
import { canSeeTournament, isPublished, managesTournament } from "./tournament.access";
import {
  SetFormatType,
  TournamentGenderType,
  TournamentKindType,
  TournamentStatusType,
} from "./tournament-enums.type";

const LegalScoreType = builder.objectRef<SetResult>("LegalScore").implement({
  description: "Placar possível: a final score of a set in the tournament's format.",
  authScopes: { public: true },
  fields: (t) => ({
    winnerGames: t.int({ description: "Games do vencedor.", resolve: ({ winner }) => winner }),
    loserGames: t.int({ description: "Games do perdedor.", resolve: ({ loser }) => loser }),
    tieBreak: t.boolean({
      description: "Tie-break: whether only a tie-break leads to it.",
      resolve: ({ tiebreak }) => tiebreak,
    }),
  }),
});

/** The same for every field that asks for them, so that they are read once. */
export const categoriesByName = {
  categories: { orderBy: [{ name: "asc" }, { id: "asc" }] },
} satisfies Prisma.TournamentSelect;
const only = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);

export const TournamentType = builder.prismaNode("Tournament", {
  description: "Torneio: an arena's event, or a federation's championship.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: (tournament, ctx) => canSeeTournament(tournament.id, ctx),
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Chave: as addresses of pages carry it.",
      resolve: ({ id }) => id,
    }),
    workplaceKey: t.field({
      type: "UUID",
      nullable: true,
      description:
        "Chave do local de trabalho: the arena or federation whose it is; null unless one works there.",
      resolve: ({ arenaId, federationId }, _args, { viewer }) =>
        viewer?.workplaces.find(({ key }) => key === (federationId ?? arenaId))?.key ?? null,
    }),
    name: t.exposeString("name", { description: "Nome." }),
    description: t.exposeString("description", {
      nullable: true,
      description: "Descrição: null when there is none.",
    }),
    kind: t.expose("kind", { type: TournamentKindType, description: "Tipo." }),
    category: t.exposeString("category", {
      description: "Categoria: Fun, Intermediário, Avançado or Pro for an arena's tournament.",
    }),
    status: t.expose("status", { type: TournamentStatusType, description: "Status." }),
    startDate: t.expose("startDate", { type: "Date", description: "Data de início." }),
    endDate: t.expose("endDate", {
      type: "Date",
      nullable: true,
      description: "Data de fim: null when it ends on the same day.",
    }),
    feeInCents: t.exposeInt("feeInCents", { description: "Valor da inscrição: in centavos; 0 is free." }),
    maxParticipants: t.exposeInt("maxParticipants", {
      nullable: true,
      description: "Máximo de participantes: null without a limit.",
    }),
    minPairs: t.exposeInt("minPairs", {
      nullable: true,
      description: "Mínimo de duplas para iniciar: null without one.",
    }),
    setFormat: t.expose("setFormat", { type: SetFormatType, description: "Formato do set." }),
    isPublic: t.boolean({
      description:
        "Página pública: whether everybody may open its page, while its arena is not suspended; a championship's is open once its federation is active.",
      resolve: (tournament, _args, ctx) => isPublished(tournament, ctx),
    }),
    openToOtherArenas: t.exposeBoolean("openToOtherArenas", {
      description: "Inscrição aberta: whether athletes of other arenas may be entered.",
    }),
    registrationStartsOn: t.expose("registrationStartsOn", {
      type: "Date",
      nullable: true,
      description: "Início das inscrições: null when they are open from the creation on.",
    }),
    registrationEndsOn: t.expose("registrationEndsOn", {
      type: "Date",
      nullable: true,
      description: "Fim das inscrições: null when they stay open until the start.",
    }),
    publishedAt: t.expose("publishedAt", {
      type: "DateTime",
      nullable: true,
      description: "Publicado em: UTC; null for a draft, which only those who run it see.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Criado em: UTC." }),
    startedAt: t.expose("startedAt", {
      type: "DateTime",
      nullable: true,
      description: "Iniciado em: UTC; null before the draw.",
    }),
    finishedAt: t.expose("finishedAt", {
      type: "DateTime",
      nullable: true,
      description: "Finalizado em: UTC; null until the end.",
    }),
    gender: t.field({
      type: TournamentGenderType,
      nullable: true,
      description: "Gênero: of its category; null for a championship with several.",
      select: categoriesByName,
      resolve: ({ categories }) => only(categories)?.gender ?? null,
    }),
    minAge: t.int({
      nullable: true,
      description: "Idade mínima: in years; null without one.",
      select: categoriesByName,
      resolve: ({ categories }) => only(categories)?.minAge ?? null,
    }),
    maxAge: t.int({
      nullable: true,
      description: "Idade máxima: in years; null without one.",
      select: categoriesByName,
      resolve: ({ categories }) => only(categories)?.maxAge ?? null,
    }),
    viewerCanManage: t.boolean({
      description: "Pode gerenciar: whether the person signed in may change, enrol and draw.",
      resolve: (tournament, _args, ctx) => managesTournament(tournament, ctx.viewer),
    }),
    arena: t.field({
      type: ArenaType,
      nullable: true,
      description: "Arena: null for a championship without one, or when one may not see its affairs.",
      unauthorizedResolver: () => null,
      authScopes: ({ arenaId }, _args, { viewer }) =>
        arenaId !== null && canSeeArenaTournaments(arenaId, viewer),
      select: { arena: true },
      resolve: ({ arena }) => arena,
    }),
    legalScores: t.field({
      type: [LegalScoreType],
      extensions: atMost(40),
      description: "Placares possíveis: from the clearest to the closest.",
      resolve: ({ setFormat }) => legalResults(setFormat),
    }),
  }),
});
