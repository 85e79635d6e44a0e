import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/list-size";
import { labelled } from "../platform/graphql/labelled";
import { MatchType } from "../competition/matches/match.type";
import { boardOf } from "../competition/board/tournament-board.loader";
import { matchLabel } from "../sport/scheduling/match-label.rules";
import { canManageTournament } from "../tournaments/tournament.access";
import {
  conflictsOf,
  scheduleConflictKinds,
  type ScheduleConflict,
} from "../sport/scheduling/schedule-conflicts.rules";
import { isToPlay } from "../sport/scores/match-status.rules";
import { scheduleOf, toInstant, type ScheduleData } from "./schedule-data.loader";
import { estimatesAt } from "./live-answers.loader";

const ScheduleConflictKindType = builder.enumType("ScheduleConflictKind", {
  description: "Tipo de conflito da programação.",
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
  description: "Conflito da programação: a problem with the court or the time of a match.",
  authScopes: { signedIn: true }, // the field of the match limits it to the tournament's managers
  fields: (t) => ({
    kind: t.expose("kind", { type: ScheduleConflictKindType, description: "Tipo." }),
    hard: t.exposeBoolean("hard", {
      description: "Impossível: whether the match cannot be played like this.",
    }),
    reason: t.exposeString("reason", { description: "Motivo: a sentence." }),
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
      "Rótulo: as people call it, Jogo 12 (Masculina B), in a Super 8 Jogo 3.1; the category where there are several.",
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
    description: "Revisão: the tournament's, in which it last changed; send it back as expectedRevision.",
  }),
  isPinned: t.exposeBoolean("pinned", {
    description: "Fixado: whether it keeps its court and time until it is unpinned.",
  }),
  scheduledUntil: t.expose("scheduledUntil", {
    type: "DateTime",
    nullable: true,
    description: "Fim previsto: UTC; null while it has no place, and once it was called to another court.",
  }),
  calledAt: t.expose("calledAt", {
    type: "DateTime",
    nullable: true,
    description: "Chamado às: UTC; null until then.",
  }),
  estimatedAt: t.field({
    type: "DateTime",
    nullable: true,
    description:
      "Início estimado: after the delays so far, UTC; null for a match without a time or one that is over.",
    resolve: async ({ id, tournamentId }, _args, ctx) => {
      const estimate = estimatesAt(await scheduleOf(ctx).load(tournamentId), ctx).get(id);
      return estimate ? toInstant(estimate.startsAt) : null;
    },
  }),
  isLate: t.boolean({
    description: "Atrasado: its planned time has passed and it has not started.",
    resolve: ({ scheduledFor, startedAt, status }, _args, ctx) =>
      scheduledFor !== null && startedAt === null && isToPlay(status) && scheduledFor < ctx.now,
  }),
  scheduleConflicts: t.field({
    type: [ScheduleConflictType],
    extensions: atMost(50, 1),
    nullable: true,
    description:
      "Conflitos: the problems of its court and time, while it waits; null unless the viewer manages the tournament.",
    authScopes: ({ tournamentId }, _args, ctx) => canManageTournament(tournamentId, ctx),
    unauthorizedResolver: () => null,
    resolve: async ({ id, tournamentId }, _args, ctx) =>
      conflictsIn(await scheduleOf(ctx).load(tournamentId)).filter(({ matchId }) => matchId === id),
  }),
}));
