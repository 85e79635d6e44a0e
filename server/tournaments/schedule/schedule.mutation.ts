import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { EnrolmentType } from "../enrolments/enrolment.type";
import { MatchType, CourtType } from "../matches/match.type";
import { canManageEnrolment, canManageTournament } from "../tournament.access";
import { tournamentSuccess } from "../tournament-success.type";
import { TournamentType } from "../tournament.type";
import { blockCourt, canBlockCourt, unblockCourt } from "./court-block.action";
import { scheduleOf, toInstant } from "./schedule-data.access";
import type { Placement } from "./schedule-plan.rules";
import { scheduleTournament, type ProposedSchedule } from "./schedule-tournament.action";
import { setUnavailability } from "./set-unavailability.action";
import { updateSchedule } from "./update-schedule.action";

const CourtHoursInput = builder.inputType("CourtHoursInput", {
  description: "Horário de uma quadra num dia, no relógio da arena.",
  fields: (t) => ({
    courtKey: t.field({ type: "UUID", required: true, description: "Quadra: its key." }),
    day: t.field({ type: "Date", required: true, description: "Dia: YYYY-MM-DD." }),
    from: t.field({ type: "LocalTime", required: true, description: "Das: HH:mm." }),
    until: t.field({ type: "LocalTime", required: true, description: "Às: HH:mm, later on the same day." }),
  }),
});

const UpdateTournamentScheduleInput = builder.inputType("UpdateTournamentScheduleInput", {
  description: "Configuração da programação.",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Torneio." }),
    matchMinutes: t.int({ required: true, description: "Duração do jogo: 5 to 240 minutes." }),
    minRestMinutes: t.int({ required: true, description: "Descanso mínimo: 0 to 480 minutes." }),
    hours: t.field({
      type: [CourtHoursInput],
      description:
        "Horários: all of them; an empty list for the arena's opening hours, null leaves them as they are.",
    }),
  }),
});

const ScheduleTournamentInput = builder.inputType("ScheduleTournamentInput", {
  description: "Pedido de programação.",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Torneio." }),
    from: t.field({ type: "DateTime", description: "A partir de: no match before it; null for now." }),
    keepPlaced: t.boolean({
      required: true,
      description: "Manter horários: whether matches that have a place keep it.",
    }),
    apply: t.boolean({ required: true, description: "Aplicar: false only shows what would come out." }),
    expectedRevision: t.int({
      description: "Revisão: of the preview that is applied; another one is refused.",
    }),
  }),
});

const SetUnavailabilityInput = builder.inputType("SetUnavailabilityInput", {
  description: "Indisponibilidade de um inscrito.",
  fields: (t) => ({
    enrolmentId: t.globalID({ required: true, for: EnrolmentType, description: "Inscrição." }),
    periods: t.field({
      type: [
        builder.inputType("PeriodInput", {
          description: "Período.",
          fields: (p) => ({
            startsAt: p.field({ type: "DateTime", required: true, description: "Início: UTC." }),
            endsAt: p.field({ type: "DateTime", required: true, description: "Fim: UTC, after the start." }),
          }),
        }),
      ],
      required: true,
      description: "Períodos: all of them; none to be there always.",
    }),
  }),
});

const BlockCourtInput = builder.inputType("BlockCourtInput", {
  description: "Bloqueio de uma quadra.",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Torneio." }),
    courtKey: t.field({ type: "UUID", required: true, description: "Quadra: its key." }),
    label: t.string({ required: true, description: "Motivo: 3 to 100 characters." }),
    startsAt: t.field({ type: "DateTime", required: true, description: "Início: UTC." }),
    endsAt: t.field({ type: "DateTime", required: true, description: "Fim: UTC." }),
  }),
});

const UnblockCourtInput = builder.inputType("UnblockCourtInput", {
  description: "Fim de um bloqueio.",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Torneio." }),
    courtKey: t.field({ type: "UUID", required: true, description: "Quadra: its key." }),
    startsAt: t.field({ type: "DateTime", required: true, description: "Início: of the block, UTC." }),
  }),
});

interface Proposed extends Placement {
  tournamentId: string;
}
interface Left {
  tournamentId: string;
  matchId: string;
  reason: string;
}

const ProposedPlaceType = builder.objectRef<Proposed>("ProposedPlace").implement({
  description: "Lugar proposto para um jogo.",
  authScopes: { signedIn: true }, // the answer it stands in is of who manages the tournament
  fields: (t) => ({
    match: t.field({
      type: MatchType,
      description: "Jogo.",
      resolve: async ({ tournamentId, matchId }, _args, ctx) =>
        (await scheduleOf(ctx).load(tournamentId)).board.matchById.get(matchId) ?? missing(matchId),
    }),
    court: t.field({
      type: CourtType,
      description: "Quadra.",
      resolve: async ({ tournamentId, courtId }, _args, ctx) =>
        (await scheduleOf(ctx).load(tournamentId)).courts.find(({ id }) => id === courtId) ??
        missing(courtId),
    }),
    startsAt: t.field({
      type: "DateTime",
      description: "Início: UTC.",
      resolve: ({ startsAt }) => toInstant(startsAt),
    }),
    endsAt: t.field({
      type: "DateTime",
      description: "Fim: UTC.",
      resolve: ({ endsAt }) => toInstant(endsAt),
    }),
  }),
});

const UnplacedMatchType = builder.objectRef<Left>("UnplacedMatch").implement({
  description: "Jogo sem lugar.",
  authScopes: { signedIn: true }, // the answer it stands in is of who manages the tournament
  fields: (t) => ({
    match: t.field({
      type: MatchType,
      description: "Jogo.",
      resolve: async ({ tournamentId, matchId }, _args, ctx) =>
        (await scheduleOf(ctx).load(tournamentId)).board.matchById.get(matchId) ?? missing(matchId),
    }),
    reason: t.exposeString("reason", { description: "Motivo: a sentence." }),
  }),
});

function missing(id: string): never {
  throw new Error(`there is no ${id} any more`);
}

const ScheduleTournamentSuccess = builder
  .objectRef<ProposedSchedule & { tournamentId: string }>("ScheduleTournamentSuccess")
  .implement({
    description: "Programação feita, ou sua prévia.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      placed: t.field({
        type: [ProposedPlaceType],
        description: "Jogos programados: by start.",
        resolve: ({ placed, tournamentId }) => placed.map((place) => ({ ...place, tournamentId })),
      }),
      unplaced: t.field({
        type: [UnplacedMatchType],
        description: "Jogos sem lugar, e por quê.",
        resolve: ({ unplaced, tournamentId }) => unplaced.map((left) => ({ ...left, tournamentId })),
      }),
      from: t.expose("from", { type: "DateTime", description: "A partir de: send it back to apply, UTC." }),
      revision: t.exposeInt("revision", {
        description: "Revisão: send it back as expectedRevision to apply.",
      }),
      tournament: t.prismaField({
        type: "Tournament",
        description: "Torneio: as it is now.",
        resolve: (query, { tournamentId }, _args, ctx) =>
          ctx.db.tournament.findUniqueOrThrow({ ...query, where: { id: tournamentId } }),
      }),
    }),
  });

const UpdateTournamentScheduleSuccess = tournamentSuccess(
  "UpdateTournamentScheduleSuccess",
  "Configuração da programação salva.",
);
const SetUnavailabilitySuccess = tournamentSuccess("SetUnavailabilitySuccess", "Indisponibilidade salva.");
const BlockCourtSuccess = tournamentSuccess("BlockCourtSuccess", "Quadra bloqueada.");
const UnblockCourtSuccess = tournamentSuccess("UnblockCourtSuccess", "Quadra liberada.");

builder.mutationField("updateTournamentSchedule", (t) =>
  t.field({
    type: UpdateTournamentScheduleSuccess,
    description: "Configurar a programação: match length, rest, courts and their hours.",
    authScopes: (_root, { input }, ctx) => canManageTournament(input.tournamentId.id, ctx),
    args: {
      input: t.arg({ type: UpdateTournamentScheduleInput, required: true, description: "Configuração." }),
    },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "UpdateTournamentScheduleResult" } },
    resolve: async (_root, { input: { tournamentId, ...settings } }, ctx) => {
      await updateSchedule(ctx, tournamentId.id, settings);
      return { tournamentId: tournamentId.id };
    },
  }),
);

builder.mutationField("scheduleTournament", (t) =>
  t.field({
    type: ScheduleTournamentSuccess,
    description: "Gerar programação: a court and a time for every match still to be called, or its preview.",
    authScopes: (_root, { input }, ctx) => canManageTournament(input.tournamentId.id, ctx),
    args: { input: t.arg({ type: ScheduleTournamentInput, required: true, description: "Pedido." }) },
    errors: { types: [RuleViolation], union: { name: "ScheduleTournamentResult" } },
    resolve: async (_root, { input: { tournamentId, from, expectedRevision, ...request } }, ctx) => {
      const schedule = await scheduleTournament(ctx, tournamentId.id, {
        ...request,
        from: from ?? null,
        expectedRevision: expectedRevision ?? null,
      });
      return { ...schedule, tournamentId: tournamentId.id };
    },
  }),
);

builder.mutationField("setUnavailability", (t) =>
  t.field({
    type: SetUnavailabilitySuccess,
    description: "Registrar indisponibilidade: when an enrolled athlete cannot play.",
    authScopes: (_root, { input }, ctx) => canManageEnrolment(input.enrolmentId.id, ctx),
    args: { input: t.arg({ type: SetUnavailabilityInput, required: true, description: "Períodos." }) },
    errors: { types: [InvalidInput], union: { name: "SetUnavailabilityResult" } },
    resolve: async (_root, { input: { enrolmentId, periods } }, ctx) => ({
      tournamentId: await setUnavailability(ctx, enrolmentId.id, { periods }),
    }),
  }),
);

builder.mutationField("blockCourt", (t) =>
  t.field({
    type: BlockCourtSuccess,
    description: "Bloquear quadra: of an arena one manages, for a while.",
    authScopes: async (_root, { input }, ctx) =>
      (await canManageTournament(input.tournamentId.id, ctx)) && canBlockCourt(input.courtKey, ctx),
    args: { input: t.arg({ type: BlockCourtInput, required: true, description: "Bloqueio." }) },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "BlockCourtResult" } },
    resolve: async (_root, { input: { tournamentId, courtKey, ...block } }, ctx) => {
      await blockCourt(ctx, tournamentId.id, courtKey, block);
      return { tournamentId: tournamentId.id };
    },
  }),
);

builder.mutationField("unblockCourt", (t) =>
  t.field({
    type: UnblockCourtSuccess,
    description: "Liberar quadra: takes a block away.",
    authScopes: async (_root, { input }, ctx) =>
      (await canManageTournament(input.tournamentId.id, ctx)) && canBlockCourt(input.courtKey, ctx),
    args: { input: t.arg({ type: UnblockCourtInput, required: true, description: "Bloqueio." }) },
    errors: { types: [RuleViolation], union: { name: "UnblockCourtResult" } },
    resolve: async (_root, { input: { tournamentId, courtKey, startsAt } }, ctx) => {
      await unblockCourt(ctx, tournamentId.id, courtKey, startsAt);
      return { tournamentId: tournamentId.id };
    },
  }),
);
