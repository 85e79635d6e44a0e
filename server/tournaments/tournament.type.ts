import type { Prisma } from "../../prisma/generated/client/client";
import { canSeeArenaTournaments } from "../arenas/arena.access";
import { ArenaType } from "../arenas/arena.type";
import { builder, type FieldsOf, labelled } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/connection";
import { EventGenderType } from "../rankings/ranking-version.type";
import {
  categoryFormatLabel,
  categoryFormats,
  drawStageLabel,
  drawStages,
} from "../sport/draws/draw-plan.rules";
import {
  legalResults,
  matchFormatNames,
  matchFormats,
  setFormatNames,
  setFormats,
  type SetResult,
} from "../sport/scores/match-format.rules";
import { matchOutcomeLabel, storedMatchOutcomes } from "../sport/scores/match-outcome.rules";
import { tieBreakCriteria, tieBreakCriterionLabel } from "../sport/standings/tie-breaking.rules";
import { placeModeLabel, placeModes } from "./categories/place-modes.rules";
import {
  enrolmentStatuses,
  enrolmentStatusLabel,
  tournamentKindLabel,
  tournamentKinds,
  tournamentStatuses,
  tournamentStatusLabel,
} from "./tournament-and-enrolment-status.rules";
import { canSeeTournament, isPublished, managesTournament } from "./tournament.access";

const LegalScoreType = builder.objectRef<SetResult>("LegalScore").implement({
  description: "A final score of a set in the tournament's format (placar possível).",
  authScopes: { public: true },
  fields: (t) => ({
    winnerGames: t.int({ description: "Winner games (games do vencedor).", resolve: ({ winner }) => winner }),
    loserGames: t.int({ description: "Loser games (games do perdedor).", resolve: ({ loser }) => loser }),
    tieBreak: t.boolean({
      description: "Whether only a tie-break leads to it (tie-break).",
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
  description: "An arena's event, or a federation's championship (torneio).",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: (tournament, ctx) => canSeeTournament(tournament.id, ctx),
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Key, as addresses of pages carry it (chave).",
      resolve: ({ id }) => id,
    }),
    workplaceKey: t.field({
      type: "UUID",
      nullable: true,
      description:
        "The arena or federation whose it is; null unless one works there (chave do local de trabalho).",
      resolve: ({ arenaId, federationId }, _args, { viewer }) =>
        viewer?.workplaces.find(({ key }) => key === (federationId ?? arenaId))?.key ?? null,
    }),
    name: t.exposeString("name", { description: "Name (nome)." }),
    description: t.exposeString("description", {
      nullable: true,
      description: "Description; null when there is none (descrição).",
    }),
    kind: t.expose("kind", { type: TournamentKindType, description: "Kind (tipo)." }),
    category: t.exposeString("category", {
      description: "Fun, Intermediário, Avançado or Pro for an arena's tournament (categoria).",
    }),
    status: t.expose("status", { type: TournamentStatusType, description: "Status." }),
    startDate: t.expose("startDate", { type: "Date", description: "Start date (data de início)." }),
    endDate: t.expose("endDate", {
      type: "Date",
      nullable: true,
      description: "End date; null when it ends on the same day (data de fim).",
    }),
    feeInCents: t.exposeInt("feeInCents", {
      description: "Fee, in centavos; 0 is free (valor da inscrição).",
    }),
    maxParticipants: t.exposeInt("maxParticipants", {
      nullable: true,
      description: "Max participants; null without a limit (máximo de participantes).",
    }),
    minPairs: t.exposeInt("minPairs", {
      nullable: true,
      description: "Min pairs; null without one (mínimo de duplas para iniciar).",
    }),
    setFormat: t.expose("setFormat", { type: SetFormatType, description: "Set format (formato do set)." }),
    isPublic: t.boolean({
      description:
        "Whether everybody may open its page, while its arena is not suspended; a championship's is open once its federation is active (página pública).",
      resolve: (tournament, _args, ctx) => isPublished(tournament, ctx),
    }),
    openToOtherArenas: t.exposeBoolean("openToOtherArenas", {
      description: "Whether athletes of other arenas may be entered (inscrição aberta).",
    }),
    registrationStartsOn: t.expose("registrationStartsOn", {
      type: "Date",
      nullable: true,
      description:
        "Registration starts on; null when they are open from the creation on (início das inscrições).",
    }),
    registrationEndsOn: t.expose("registrationEndsOn", {
      type: "Date",
      nullable: true,
      description: "Registration ends on; null when they stay open until the start (fim das inscrições).",
    }),
    publishedAt: t.expose("publishedAt", {
      type: "DateTime",
      nullable: true,
      description: "Published at, UTC; null for a draft, which only those who run it see (publicado em).",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Created at, UTC (criado em)." }),
    startedAt: t.expose("startedAt", {
      type: "DateTime",
      nullable: true,
      description: "Started at, UTC; null before the draw (iniciado em).",
    }),
    finishedAt: t.expose("finishedAt", {
      type: "DateTime",
      nullable: true,
      description: "Finished at, UTC; null until the end (finalizado em).",
    }),
    gender: t.field({
      type: TournamentGenderType,
      nullable: true,
      description: "Gender, of its category; null for a championship with several (gênero).",
      select: categoriesByName,
      resolve: ({ categories }) => only(categories)?.gender ?? null,
    }),
    minAge: t.int({
      nullable: true,
      description: "Min age, in years; null without one (idade mínima).",
      select: categoriesByName,
      resolve: ({ categories }) => only(categories)?.minAge ?? null,
    }),
    maxAge: t.int({
      nullable: true,
      description: "Max age, in years; null without one (idade máxima).",
      select: categoriesByName,
      resolve: ({ categories }) => only(categories)?.maxAge ?? null,
    }),
    viewerCanManage: t.boolean({
      description: "Whether the person signed in may change, enrol and draw (pode gerenciar).",
      resolve: (tournament, _args, ctx) => managesTournament(tournament, ctx.viewer),
    }),
    arena: t.field({
      type: ArenaType,
      nullable: true,
      description: "Arena; null for a championship without one, or when one may not see its affairs.",
      unauthorizedResolver: () => null,
      authScopes: ({ arenaId }, _args, { viewer }) =>
        arenaId !== null && canSeeArenaTournaments(arenaId, viewer),
      select: { arena: true },
      resolve: ({ arena }) => arena,
    }),
    legalScores: t.field({
      type: [LegalScoreType],
      extensions: atMost(40),
      description: "Legal scores, from the clearest to the closest (placares possíveis).",
      resolve: ({ setFormat }) => legalResults(setFormat),
    }),
  }),
});

/** A mutation's result field: the changed tournament, reloaded. */
export const tournamentNow = <Root extends { tournamentId: string }>(
  t: FieldsOf<Root>,
  description = "Tournament, as it is now (torneio).",
) =>
  t.prismaField({
    type: "Tournament",
    description,
    resolve: (query, { tournamentId }, _args, ctx) =>
      ctx.db.tournament.findUniqueOrThrow({ ...query, where: { id: tournamentId } }),
  });

/** The answer of an action on a tournament that worked. */
export const tournamentSuccess = (name: string, description: string) =>
  builder.objectRef<{ tournamentId: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({ tournament: tournamentNow(t) }),
  });

export const TournamentStatusType = builder.enumType("TournamentStatus", {
  description: "Tournament status (status do torneio).",
  values: labelled(tournamentStatuses, (status) => tournamentStatusLabel[status]),
});

export const PlaceModeType = builder.enumType("PlaceMode", {
  description: "How a category gives its places (quem fica com a vaga).",
  values: labelled(placeModes, (mode) => placeModeLabel[mode]),
});

export const TournamentKindType = builder.enumType("TournamentKind", {
  description: "Tournament kind (tipo de torneio).",
  values: labelled(tournamentKinds, (kind) => tournamentKindLabel[kind]),
});

/** Rankings are for the same. */
export const TournamentGenderType = EventGenderType;

export const SetFormatType = builder.enumType("SetFormat", {
  description:
    "Set format, up to how many games, and at which score the tie-break is played (formato do set).",
  values: labelled(setFormatNames, (name) => setFormats[name].label),
});

export const MatchOutcomeType = builder.enumType("MatchOutcome", {
  description: "Match outcome (desfecho do jogo).",
  values: labelled(storedMatchOutcomes, (outcome) => matchOutcomeLabel[outcome]),
});

export const MatchStatusType = builder.enumType("MatchStatus", {
  description: "Match status (situação do jogo).",
  values: {
    SCHEDULED: { description: "Scheduled (agendado)." },
    CALLED: { description: "Its players are asked to their court (chamado)." },
    IN_PROGRESS: { description: "In progress (em andamento)." },
    PLAYED: { description: "Played (realizado)." },
    CANCELLED: { description: "The tournament ended before it was played (cancelado)." },
  },
});

export const EnrolmentStatusType = builder.enumType("EnrolmentStatus", {
  description: "Enrolment status (situação da inscrição).",
  values: labelled(enrolmentStatuses, (status) => enrolmentStatusLabel[status]),
});

export const DrawStageType = builder.enumType("DrawStage", {
  description: "Draw stage (fase do jogo dentro do chaveamento).",
  values: labelled(drawStages, (stage) => drawStageLabel[stage]),
});

export const DrawFormatType = builder.enumType("DrawFormat", {
  description: "How a category is drawn and played (formato do chaveamento).",
  values: labelled(categoryFormats, (format) => categoryFormatLabel[format]),
});

export const MatchFormatType = builder.enumType("MatchFormat", {
  description: "How many sets decide it (formato do jogo).",
  values: labelled(matchFormatNames, (name) => matchFormats[name].label),
});

export const TieBreakCriterionType = builder.enumType("TieBreakCriterion", {
  description: "Tie break criterion (critério de desempate de um grupo).",
  values: labelled(tieBreakCriteria, (criterion) => tieBreakCriterionLabel[criterion]),
});
