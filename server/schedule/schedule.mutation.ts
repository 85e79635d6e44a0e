import { canManageMatch } from "../competition/matches/match.access";
import { matchSuccess, MatchType } from "../competition/matches/match.type";
import { accessRule, arenaManagers } from "../platform/access.rules";
import type { ActionContext } from "../platform/context";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/context";
import { tournamentSuccess, TournamentType } from "../tournaments/tournament.type";
import { canManageTournament } from "../tournaments/tournament.access";
import { moveMatch, pinMatch, setVenue, updateSchedule } from "./schedule.action";
import { ScheduleTournamentSuccess } from "./schedule.type";
import { scheduleTournament } from "./schedule-tournament.action";
import { ScheduleConflicts } from "./schedule.errors";

const CourtHoursInput = builder.inputType("CourtHoursInput", {
  description:
    "A championship's goes by Brasília (horário de uma quadra num dia, no relógio da programação).",
  fields: (t) => ({
    courtKey: t.field({ type: "UUID", required: true, description: "Its key (quadra)." }),
    day: t.field({ type: "Date", required: true, description: "YYYY-MM-DD (dia)." }),
    from: t.field({ type: "LocalTime", required: true, description: "From, HH:mm (das)." }),
    until: t.field({
      type: "LocalTime",
      required: true,
      description: "Until, HH:mm, later on the same day (às).",
    }),
  }),
});

const UpdateTournamentScheduleInput = builder.inputType("UpdateTournamentScheduleInput", {
  description: "Input of `updateTournamentSchedule` (configuração da programação).",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Tournament (torneio)." }),
    matchMinutes: t.int({
      required: true,
      description: "Match minutes, 5 to 240 minutes (duração do jogo).",
    }),
    minRestMinutes: t.int({
      required: true,
      description: "Min rest minutes, 0 to 480 minutes (descanso mínimo).",
    }),
    finalAfterThirdPlace: t.boolean({
      description:
        "Whether a final begins only after the match for third place of its category; absent: as it is (final depois do 3º lugar).",
    }),
    hours: t.field({
      type: [CourtHoursInput],
      description:
        "All of them; an empty list for the arena's opening hours, null leaves them as they are (horários).",
    }),
  }),
});

const UpdateTournamentScheduleSuccess = tournamentSuccess(
  "UpdateTournamentScheduleSuccess",
  "Result of a successful `updateTournamentSchedule` (configuração da programação salva).",
);

builder.mutationField("updateTournamentSchedule", (t) =>
  t.field({
    type: UpdateTournamentScheduleSuccess,
    label: "Configurar a programação",
    description: "Saves match length, rest, courts and their hours.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: {
      input: t.arg({
        type: UpdateTournamentScheduleInput,
        required: true,
        description: "Input (configuração).",
      }),
    },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { tournamentId, ...settings } }, ctx) => {
      await updateSchedule(ctx, tournamentId.id, settings);
      return { tournamentId: tournamentId.id };
    },
  }),
);

const StartTimeInput = builder.inputType("StartTimeInput", {
  description: "The earliest start of the matches of one day, on the clock of the schedule (início).",
  fields: (t) => ({
    day: t.field({ type: "Date", required: true, description: "A day on which courts are open (dia)." }),
    from: t.field({
      type: "LocalTime",
      required: true,
      description: "HH:mm, while the courts are open and not in the past (início).",
    }),
  }),
});

const ScheduleTournamentInput = builder.inputType("ScheduleTournamentInput", {
  description: "Input of `scheduleTournament` (pedido de programação).",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Tournament (torneio)." }),
    from: t.field({ type: "DateTime", description: "From, no match before it; null for now (a partir de)." }),
    startTimes: t.field({
      type: [StartTimeInput],
      description:
        "The earliest start on single days, at most one for each; on other days matches start when the courts open (início dos jogos).",
    }),
    keepPlaced: t.boolean({
      required: true,
      description: "Whether matches that have a place keep it (manter horários).",
    }),
    apply: t.boolean({
      required: true,
      description: "Apply; false only shows what would come out (aplicar).",
    }),
    expectedRevision: t.int({
      description: "Expected revision, of the preview that is applied; another one is refused (revisão).",
    }),
  }),
});

builder.mutationField("scheduleTournament", (t) =>
  t.field({
    type: ScheduleTournamentSuccess,
    label: "Gerar programação",
    description: "Assigns a court and a time to every match still to be called, or previews them.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: { input: t.arg({ type: ScheduleTournamentInput, required: true, description: "Input (pedido)." }) },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (
      _root,
      { input: { tournamentId, from, startTimes, expectedRevision, ...request } },
      ctx,
    ) => {
      const schedule = await scheduleTournament(ctx, tournamentId.id, {
        ...request,
        from: from ?? null,
        startTimes: startTimes ?? null,
        expectedRevision: expectedRevision ?? null,
      });
      return { ...schedule, tournamentId: tournamentId.id };
    },
  }),
);

const MoveMatchInput = builder.inputType("MoveMatchInput", {
  description: "Input of `moveMatch` (novo lugar de um jogo).",
  fields: (t) => ({
    matchId: t.globalID({ required: true, for: MatchType, description: "Match (jogo)." }),
    courtKey: t.field({
      type: "UUID",
      description: "Its key; null, with startsAt null, removes the match from the schedule (quadra).",
    }),
    startsAt: t.field({ type: "DateTime", description: "Starts at, UTC (início)." }),
    expectedRevision: t.int({
      required: true,
      description: "The match's that was on the screen; another one is refused (revisão).",
    }),
    acceptWarnings: t.boolean({
      required: true,
      description: "Whether to accept conflicts that are not impossible (aceitar avisos).",
    }),
  }),
});

const PinMatchInput = builder.inputType("PinMatchInput", {
  description: "Input of `pinMatch` (fixar ou soltar o horário de um jogo).",
  fields: (t) => ({
    matchId: t.globalID({ required: true, for: MatchType, description: "Match (jogo)." }),
    pinned: t.boolean({ required: true, description: "Pinned; false lets it go (fixado)." }),
  }),
});

const MoveMatchSuccess = matchSuccess(
  "MoveMatchSuccess",
  "Result of a successful `moveMatch` (jogo movido).",
);
const PinMatchSuccess = matchSuccess(
  "PinMatchSuccess",
  "Result of a successful `pinMatch` (horário fixado ou solto).",
);

builder.mutationField("moveMatch", (t) =>
  t.field({
    type: MoveMatchSuccess,
    label: "Mover jogo",
    description: "Moves a match to another court and time, or out of the schedule.",
    authScopes: may(canManageMatch, "matchId"),
    args: { input: t.arg({ type: MoveMatchInput, required: true, description: "Input (novo lugar)." }) },
    errors: {
      types: [InvalidInput, RuleViolation, ScheduleConflicts],
    },
    resolve: async (_root, { input: { matchId, courtKey, startsAt, ...move } }, ctx) => ({
      matchId: matchId.id,
      tournamentId: await moveMatch(ctx, matchId.id, {
        ...move,
        courtKey: courtKey ?? null,
        startsAt: startsAt ?? null,
      }),
    }),
  }),
);

builder.mutationField("pinMatch", (t) =>
  t.field({
    type: PinMatchSuccess,
    label: "Fixar horário",
    description: "Keeps the court and time of a match when the others are rescheduled.",
    authScopes: may(canManageMatch, "matchId"),
    args: { input: t.arg({ type: PinMatchInput, required: true, description: "Input (jogo)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { matchId, pinned } }, ctx) => ({
      matchId: matchId.id,
      tournamentId: await pinMatch(ctx, matchId.id, pinned),
    }),
  }),
);

/** Where a tournament is played besides its arena; a championship has its federation's arenas. */
const canSetVenue = accessRule("TOURNAMENT", arenaManagers, (id: string, ctx: ActionContext) =>
  canManageTournament(id, ctx),
);

const SetTournamentVenueInput = builder.inputType("SetTournamentVenueInput", {
  description: "A place with courts besides the arena's (local de fora).",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Tournament (torneio)." }),
    name: t.string({
      required: true,
      description: "Name, 3 to 60 characters; names the venue from then on (nome).",
    }),
    courtCount: t.int({
      required: true,
      description: "Court count, 0 to 20; 0 takes the venue away (quantidade de quadras).",
    }),
  }),
});

const SetTournamentVenueSuccess = tournamentSuccess(
  "SetTournamentVenueSuccess",
  "Result of a successful `setTournamentVenue` (local salvo).",
);

builder.mutationField("setTournamentVenue", (t) =>
  t.field({
    type: SetTournamentVenueSuccess,
    label: "Definir local de fora",
    description: "Sets the courts of another venue, for this tournament only.",
    authScopes: may(canSetVenue, "tournamentId"),
    args: { input: t.arg({ type: SetTournamentVenueInput, required: true, description: "Input (local)." }) },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { tournamentId, ...venue } }, ctx) => {
      await setVenue(ctx, tournamentId.id, venue);
      return { tournamentId: tournamentId.id };
    },
  }),
);
