import { boardOf } from "../competition/board/tournament-board.loader";
import { MatchType } from "../competition/matches/match.type";
import { builder, labelled } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/connection";
import { mostMatches } from "../sport/event-size.rules";
import { matchLabel } from "../sport/scheduling/match-label.rules";
import {
  conflictsOf,
  type ScheduleConflict,
  scheduleConflictKinds,
} from "../sport/scheduling/schedule-conflicts.rules";
import { isToPlay } from "../sport/scores/match-outcome.rules";
import { canManageTournament, canSeeTournament } from "../tournaments/tournament.access";
import { TournamentType } from "../tournaments/tournament.type";
import { delaysOf, estimatesAt, type MatchDelay } from "./live-schedule.loader";
import { type ScheduleData, scheduleOf, toInstant } from "./schedule-data.loader";

const ScheduleConflictKindType = builder.enumType("ScheduleConflictKind", {
  description: "Schedule conflict kind (tipo de conflito da programação).",
  values: labelled(
    scheduleConflictKinds,
    (kind) =>
      ({
        COURT_TAKEN: "Quadra com outro jogo",
        COURT_OCCUPIED: "Quadra ocupada",
        ATHLETE_TWICE: "Atleta em dois jogos ao mesmo tempo",
        REST_TOO_SHORT: "Descanso curto",
        TRAVEL_TOO_SHORT: "Deslocamento curto",
        UNAVAILABLE: "Atleta indisponível",
        OUTSIDE_HOURS: "Fora do horário da quadra",
        OUT_OF_ORDER: "Fora da ordem dos jogos",
      })[kind],
  ),
});

const ScheduleConflictType = builder.objectRef<ScheduleConflict>("ScheduleConflict").implement({
  description: "A problem with the court or the time of a match (conflito da programação).",
  authScopes: { signedIn: true }, // the field of the match limits it to the tournament's managers
  fields: (t) => ({
    kind: t.expose("kind", { type: ScheduleConflictKindType, description: "Kind (tipo)." }),
    hard: t.exposeBoolean("hard", {
      description: "Whether the match cannot be played like this (impossível).",
    }),
    reason: t.exposeString("reason", { description: "A sentence (motivo)." }),
  }),
});

const conflicts = new WeakMap<ScheduleData, readonly ScheduleConflict[]>();

function conflictsIn(data: ScheduleData): readonly ScheduleConflict[] {
  const found = conflicts.get(data) ?? conflictsOf(data.setting, data.planned);
  conflicts.set(data, found);
  return found;
}

builder.prismaObjectFields(MatchType, (t) => ({
  label: t.string({
    description:
      "Label, as people call it, Jogo 12 (Masculina B), in a Super 8 Jogo 3.1; the category where there are several (rótulo).",
    resolve: async (match, _args, ctx) => {
      const { categories } = await boardOf(ctx).load(match.tournamentId);
      const category = categories.find(({ id }) => id === match.categoryId);
      return matchLabel(match, categories.length > 1 && category ? category.name : null);
    },
  }),
  categoryName: t.string({
    nullable: true,
    description:
      "The name of the category that the match belongs to; null for a match without one (categoria).",
    resolve: async ({ tournamentId, categoryId }, _args, ctx) => {
      const { categories } = await boardOf(ctx).load(tournamentId);
      return categories.find(({ id }) => id === categoryId)?.name ?? null;
    },
  }),
  revision: t.exposeInt("revision", {
    description: "The tournament's, in which it last changed; send it back as expectedRevision (revisão).",
  }),
  isPinned: t.exposeBoolean("pinned", {
    description: "Whether it keeps its court and time until it is unpinned (fixado).",
  }),
  scheduledUntil: t.expose("scheduledUntil", {
    type: "DateTime",
    nullable: true,
    description:
      "Scheduled until, UTC; null while it has no place, and once it was called to another court (fim previsto).",
  }),
  calledAt: t.expose("calledAt", {
    type: "DateTime",
    nullable: true,
    description: "Called at, UTC; null until then (chamado às).",
  }),
  estimatedAt: t.field({
    type: "DateTime",
    nullable: true,
    description:
      "Estimated at, after the delays so far, UTC; null for a match without a time or one that is over (início estimado).",
    resolve: async ({ id, tournamentId }, _args, ctx) => {
      const estimate = estimatesAt(await scheduleOf(ctx).load(tournamentId), ctx).get(id);
      return estimate ? toInstant(estimate.startsAt) : null;
    },
  }),
  isLate: t.boolean({
    description: "Its planned time has passed and it has not started (atrasado).",
    resolve: ({ scheduledFor, startedAt, status }, _args, ctx) =>
      scheduledFor !== null && startedAt === null && isToPlay(status) && scheduledFor < ctx.now,
  }),
  scheduleConflicts: t.field({
    type: [ScheduleConflictType],
    extensions: atMost(50, 1),
    nullable: true,
    description:
      "The problems of its court and time, while it waits; null unless the viewer manages the tournament (conflitos).",
    authScopes: ({ tournamentId }, _args, ctx) => canManageTournament(tournamentId, ctx),
    unauthorizedResolver: () => null,
    resolve: async ({ id, tournamentId }, _args, ctx) =>
      conflictsIn(await scheduleOf(ctx).load(tournamentId)).filter(({ matchId }) => matchId === id),
  }),
}));

const MatchDelayType = builder.objectRef<MatchDelay>("MatchDelay").implement({
  description: "A match that waits for its time and will probably begin later than planned (atraso).",
  authScopes: ({ match }, ctx) => canSeeTournament(match.tournamentId, ctx),
  fields: (t) => ({
    match: t.field({ type: MatchType, description: "Match (jogo).", resolve: ({ match }) => match }),
    estimatedAt: t.expose("estimatedAt", {
      type: "DateTime",
      description: "Estimated at, after the delays so far, UTC (início estimado).",
    }),
  }),
});

builder.prismaObjectField(TournamentType, "delays", (t) =>
  t.field({
    type: [MatchDelayType],
    extensions: atMost(mostMatches, 32),
    description:
      "Delays, of matches planned for the next 12 hours or before, by estimated start; empty while all keep to the plan (atrasos).",
    select: { matchMinutes: true, minRestMinutes: true, finalAfterThirdPlace: true, setFormat: true },
    resolve: (tournament, _args, ctx) => delaysOf(tournament, ctx),
  }),
);
