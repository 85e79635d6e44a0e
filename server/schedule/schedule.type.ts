import { canManageArena } from "../arenas/arena.access";
import { MatchType } from "../competition/matches/match.type";
import { CourtType } from "../courts/court.type";
import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/connection";
import { UserErrorType } from "../platform/graphql/user-errors";
import { mostMatches, mostParticipants } from "../sport/event-size.rules";
import { nextFreeCourt } from "../sport/scheduling/live-schedule.rules";
import type { Placement } from "../sport/scheduling/schedule-plan.rules";
import { tournamentNow, TournamentType } from "../tournaments/tournament.type";
import { canSeeTournament } from "../tournaments/tournament.access";
import { courtsInUse, estimatesAt } from "./live-schedule.loader";
import { AbsenceType } from "./unavailability.type";
import { classSpans, type ScheduleData, scheduleOf, toInstant, toMinute } from "./schedule-data.loader";
import type { CourtRow, CourtSpan } from "./schedule-rows.loader";
import { managersOnly, type OfSchedule } from "./schedule-scopes.access";
import type { ProposedSchedule } from "./schedule-tournament.action";
import { ScheduleConflicts, type ScheduleWarning } from "./schedule.errors";
import { CourtHoursType, CourtInUseType, CourtOccupationType } from "./tournament-court.type";

const NextFreeCourtType = builder.objectRef<{ court: CourtRow; at: Date }>("NextFreeCourt").implement({
  description: "Next free court (próxima quadra livre).",
  authScopes: { public: true }, // the schedule it hangs on decides
  fields: (t) => ({
    court: t.field({ type: CourtType, description: "Court (quadra).", resolve: ({ court }) => court }),
    at: t.expose("at", { type: "DateTime", description: "At, UTC; now while it is free (livre às)." }),
  }),
});

export const TournamentScheduleType = builder.objectRef<OfSchedule>("TournamentSchedule").implement({
  description: "Tournament schedule, which match is played where and when (programação).",
  authScopes: ({ data }, ctx) => canSeeTournament(data.tournament.id, ctx),
  fields: (t) => ({
    timeZone: t.string({
      description: "IANA name, in which its people read the clock (fuso horário).",
      resolve: ({ data }) => data.timeZone,
    }),
    matchMinutes: t.int({
      description: "Planned, in minutes (duração do jogo).",
      resolve: ({ data }) => data.tournament.matchMinutes,
    }),
    minRestMinutes: t.int({
      description:
        "Min rest minutes, of an athlete between two matches of any category, in minutes (descanso mínimo).",
      resolve: ({ data }) => data.tournament.minRestMinutes,
    }),
    finalAfterThirdPlace: t.boolean({
      description:
        "Whether a final begins only after the match for third place of its category (final depois do 3º lugar).",
      resolve: ({ data }) => data.tournament.finalAfterThirdPlace,
    }),
    travelMinutes: t.int({
      description:
        "An athlete has at least so long between matches at two venues, in minutes (deslocamento).",
      resolve: ({ data }) => data.setting.travelMinutes,
    }),
    courts: t.field({
      type: [CourtInUseType],
      extensions: atMost(100, 6),
      description:
        "Courts, those with hours for the tournament or a match on them, by venue and number (quadras).",
      resolve: ({ data }) => {
        const used = new Set(courtsInUse(data));
        return data.courts.filter(({ id }) => used.has(id)).map((court) => ({ data, court }));
      },
    }),
    nextFree: t.field({
      type: NextFreeCourtType,
      nullable: true,
      description:
        "Next free, which court can take a match first, by the estimates; null when no match waits for one (próxima quadra livre).",
      resolve: ({ data }, _args, ctx) => {
        const next = nextFreeCourt(data, estimatesAt(data, ctx), courtsInUse(data), toMinute(ctx.now));
        const court = data.courts.find(({ id }) => id === next?.courtId);
        return next && court ? { court, at: toInstant(next.at) } : null;
      },
    }),
    hours: t.field({
      type: [CourtHoursType],
      extensions: atMost(100, 2),
      description: "Hours, by start; the arena's opening hours until others are set (horários).",
      resolve: ({ data }) => withCourt(data, data.hours),
    }),
    matches: t.field({
      type: [MatchType],
      extensions: atMost(mostMatches, 64),
      description: "Matches, by planned start, those without one at the end (jogos).",
      resolve: ({ data }) =>
        data.board.matches.toSorted(
          (a, b) => (a.scheduledFor?.getTime() ?? Infinity) - (b.scheduledFor?.getTime() ?? Infinity) || 0,
        ),
    }),
    availableCourts: t.field({
      ...managersOnly,
      type: [CourtType],
      extensions: atMost(100, 6),
      description:
        "Available courts, which the tournament may use, of all its venues; null unless one manages it (quadras disponíveis).",
      resolve: ({ data }) => data.courts.filter(({ id }) => data.eligible.has(id)),
    }),
    occupations: t.field({
      ...managersOnly,
      type: [CourtOccupationType],
      extensions: atMost(2000, 8),
      description: "What else takes the courts; null unless one manages the tournament (ocupações).",
      resolve: ({ data }, _args, { viewer }) => [
        ...withCourt(data, classSpans(data)).map((span) => ({
          ...span,
          kind: "CLASS" as const,
          label: null,
        })),
        ...withCourt(data, data.taken).map((taken) => ({
          ...taken,
          label: canManageArena(taken.court.arenaId, viewer) ? taken.label : null,
        })),
      ],
    }),
    unavailabilities: t.field({
      ...managersOnly,
      type: [AbsenceType],
      extensions: atMost(mostParticipants, 16),
      description: "Unavailabilities, by start; null unless one manages the tournament (indisponibilidades).",
      resolve: ({ data }) => data.absences,
    }),
  }),
});

function withCourt<S extends CourtSpan>(
  data: ScheduleData,
  spans: readonly S[],
): (S & { court: CourtRow })[] {
  const courts = new Map(data.courts.map((court) => [court.id, court]));
  return spans.flatMap((span) => {
    const court = courts.get(span.courtId);
    return court ? [{ ...span, court }] : [];
  });
}

builder.prismaObjectField(TournamentType, "schedule", (t) =>
  t.field({
    type: TournamentScheduleType,
    description: "Courts, hours and matches in the order of their times (programação).",
    resolve: async ({ id }, _args, ctx) => ({ data: await scheduleOf(ctx).load(id) }),
  }),
);

const ScheduleWarningType = builder.objectRef<ScheduleWarning>("ScheduleWarning").implement({
  description: "One thing that a step would break (aviso da programação).",
  authScopes: { signedIn: true }, // it answers who tried the step
  fields: (t) => ({
    reason: t.exposeString("reason", { description: "A sentence (motivo)." }),
    hard: t.exposeBoolean("hard", { description: "Whether it cannot be accepted (impossível)." }),
  }),
});

builder.objectType(ScheduleConflicts, {
  name: "ScheduleConflicts",
  description: "The step breaks something of the schedule, and nothing was written (conflitos).",
  interfaces: [UserErrorType],
  authScopes: { signedIn: true },
  fields: (t) => ({
    conflicts: t.field({
      type: [ScheduleWarningType],
      extensions: atMost(100, 4),
      description: "What cannot be accepted first (conflitos).",
      resolve: ({ conflicts }) => conflicts,
    }),
    acceptable: t.boolean({
      description: "Whether the same step works with acceptWarnings (aceitável).",
      resolve: ({ acceptable }) => acceptable,
    }),
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
  description: "Proposed place (lugar proposto para um jogo).",
  authScopes: { signedIn: true }, // the answer it stands in is of who manages the tournament
  fields: (t) => ({
    match: t.field({
      type: MatchType,
      description: "Match (jogo).",
      resolve: async ({ tournamentId, matchId }, _args, ctx) =>
        (await scheduleOf(ctx).load(tournamentId)).board.matchById.get(matchId) ?? missing(matchId),
    }),
    court: t.field({
      type: CourtType,
      description: "Court (quadra).",
      resolve: async ({ tournamentId, courtId }, _args, ctx) =>
        (await scheduleOf(ctx).load(tournamentId)).courts.find(({ id }) => id === courtId) ??
        missing(courtId),
    }),
    startsAt: t.field({
      type: "DateTime",
      description: "Starts at, UTC (início).",
      resolve: ({ startsAt }) => toInstant(startsAt),
    }),
    endsAt: t.field({
      type: "DateTime",
      description: "Ends at, UTC (fim).",
      resolve: ({ endsAt }) => toInstant(endsAt),
    }),
  }),
});

const UnplacedMatchType = builder.objectRef<Left>("UnplacedMatch").implement({
  description: "Unplaced match (jogo sem lugar).",
  authScopes: { signedIn: true }, // the answer it stands in is of who manages the tournament
  fields: (t) => ({
    match: t.field({
      type: MatchType,
      description: "Match (jogo).",
      resolve: async ({ tournamentId, matchId }, _args, ctx) =>
        (await scheduleOf(ctx).load(tournamentId)).board.matchById.get(matchId) ?? missing(matchId),
    }),
    reason: t.exposeString("reason", { description: "A sentence (motivo)." }),
  }),
});

/** Enough to see what is wrong; each match also lists its own. */
const mostConflicts = 100;

const KeptConflictType = builder.objectRef<Left>("KeptConflict").implement({
  description: "A problem of a match that keeps its place in a new schedule (conflito que continua).",
  authScopes: { signedIn: true }, // part of an answer that only managers of the tournament get
  fields: (t) => ({
    match: t.field({
      type: MatchType,
      description: "Match (jogo).",
      resolve: async ({ tournamentId, matchId }, _args, ctx) =>
        (await scheduleOf(ctx).load(tournamentId)).board.matchById.get(matchId) ?? missing(matchId),
    }),
    reason: t.exposeString("reason", { description: "A sentence (motivo)." }),
  }),
});

function missing(id: string): never {
  throw new Error(`there is no ${id} any more`);
}

export const ScheduleTournamentSuccess = builder
  .objectRef<ProposedSchedule & { tournamentId: string }>("ScheduleTournamentSuccess")
  .implement({
    description: "Result of a successful `scheduleTournament` (programação feita, ou sua prévia).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      placed: t.field({
        type: [ProposedPlaceType],
        extensions: atMost(mostMatches, 64),
        description: "Placed, by start (jogos programados).",
        resolve: ({ placed, tournamentId }) => placed.map((place) => ({ ...place, tournamentId })),
      }),
      unplaced: t.field({
        type: [UnplacedMatchType],
        extensions: atMost(mostMatches, 16),
        description: "Unplaced (jogos sem lugar, e por quê).",
        resolve: ({ unplaced, tournamentId }) => unplaced.map((left) => ({ ...left, tournamentId })),
      }),
      conflicts: t.field({
        type: [KeptConflictType],
        extensions: atMost(mostConflicts, 4),
        description:
          "What is wrong with matches that keep their place; newly placed ones have no conflicts (conflitos que continuam).",
        resolve: ({ conflicts, tournamentId }) =>
          conflicts.slice(0, mostConflicts).map((conflict) => ({ ...conflict, tournamentId })),
      }),
      from: t.expose("from", { type: "DateTime", description: "Send it back to apply, UTC (a partir de)." }),
      revision: t.exposeInt("revision", {
        description: "Send it back as expectedRevision to apply (revisão).",
      }),
      tournament: tournamentNow(t),
    }),
  });
