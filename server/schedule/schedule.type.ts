import { canManageArena } from "../arenas/arena.access";
import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/list-size";
import { CourtType } from "../courts/court.type";
import { MatchType } from "../competition/matches/match.type";
import { canSeeTournament } from "../tournaments/tournament.access";
import { TournamentType } from "../tournaments/tournament.type";
import { CourtHoursType, CourtOccupationType } from "./court-times.type";
import { courtsInUse, estimatesAt } from "./live-answers.loader";
import { nextFreeCourt } from "../sport/scheduling/next-free-court.rules";
import { classSpans, scheduleOf, toInstant, toMinute, type ScheduleData } from "./schedule-data.loader";
import type { CourtRow, CourtSpan } from "./schedule-rows.loader";
import { managersOnly, type OfSchedule } from "./schedule-scopes.access";
import { CourtInUseType } from "./tournament-court.type";
import { AbsenceType } from "./unavailability.type";
import { mostMatches, mostParticipants } from "../sport/event-size.rules";

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
