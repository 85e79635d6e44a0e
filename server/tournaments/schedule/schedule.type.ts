import DataLoader from "dataloader";
import { canManageArena } from "../../arenas/arena.access";
import { AthleteType } from "../../athletes/athlete.type";
import { perRequest, type ActionContext } from "../../platform/context";
import { builder } from "../../platform/graphql/builder";
import { labelled } from "../../platform/graphql/labelled";
import type { BoardMatch } from "../board/tournament-board.access";
import { EnrolmentType } from "../enrolments/enrolment.type";
import { CourtType, MatchType } from "../matches/match.type";
import { canManageTournament, canSeeTournament } from "../tournament.access";
import { TournamentType } from "../tournament.type";
import { isOnCourt } from "./live-schedule.rules";
import { estimatesOf } from "./estimates.rules";
import { nextForCourt } from "./next-match.rules";
import { classSpans, scheduleOf, toInstant, toMinute, type ScheduleData } from "./schedule-data.access";
import { occupationKinds, type OccupationKind } from "./schedule-plan.rules";
import type { CourtRow, CourtSpan } from "./schedule-rows.access";

interface OfSchedule {
  data: ScheduleData;
}
interface CourtInUse extends OfSchedule {
  court: CourtRow;
}
interface HoursOfCourt extends CourtSpan {
  court: CourtRow;
}
interface OccupationOfCourt extends HoursOfCourt {
  kind: OccupationKind;
  label: string | null;
}

const arenaNames = perRequest(
  (ctx: ActionContext) =>
    new DataLoader<string, string>(async (ids) => {
      const arenas = await ctx.db.arena.findMany({
        where: { id: { in: [...ids] } },
        select: { id: true, name: true },
      });
      const names = new Map(arenas.map(({ id, name }) => [id, name]));
      return ids.map((id) => names.get(id) ?? "");
    }),
);

builder.objectFields(CourtType, (t) => ({
  key: t.field({
    type: "UUID",
    description: "Chave: names the court in what one sends about it.",
    resolve: ({ id }) => id,
  }),
  venue: t.string({
    description: "Local: the name of its arena.",
    resolve: ({ arenaId }, _args, ctx) => arenaNames(ctx).load(arenaId),
  }),
}));

const OccupationKindType = builder.enumType("CourtOccupationKind", {
  description: "Motivo da ocupação de uma quadra.",
  values: labelled(
    occupationKinds,
    (kind) => ({ CLASS: "Aula", RENTAL: "Locação", BLOCK: "Bloqueio", MATCH: "Jogo de outro torneio" })[kind],
  ),
});

const managersOnly = {
  authScopes: ({ data }: OfSchedule, _args: object, ctx: ActionContext) =>
    canManageTournament(data.tournament.id, ctx),
  unauthorizedResolver: () => null,
  nullable: true as const,
};

const CourtHoursType = builder.objectRef<HoursOfCourt>("CourtHours").implement({
  description: "Horário de quadra do torneio: from when until when a court receives matches.",
  authScopes: { public: true }, // the schedule it hangs on decides
  fields: (t) => ({
    court: t.field({ type: CourtType, description: "Quadra.", resolve: ({ court }) => court }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "Início: UTC." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "Fim: UTC." }),
  }),
});

const CourtOccupationType = builder.objectRef<OccupationOfCourt>("CourtOccupation").implement({
  description: "Ocupação de quadra: a class, a rental, a block or a match of another tournament.",
  authScopes: { signedIn: true }, // the schedule shows it to who manages the tournament
  fields: (t) => ({
    court: t.field({ type: CourtType, description: "Quadra.", resolve: ({ court }) => court }),
    kind: t.expose("kind", { type: OccupationKindType, description: "Motivo." }),
    label: t.exposeString("label", {
      nullable: true,
      description: "Descrição: null for classes and matches, and unless one manages the arena.",
    }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "Início: UTC." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "Fim: UTC." }),
  }),
});

const AbsenceType = builder.objectRef<ScheduleData["absences"][number]>("AthleteUnavailability").implement({
  description: "Indisponibilidade: when an enrolled athlete cannot play.",
  authScopes: { signedIn: true }, // the schedule shows it to who manages the tournament
  fields: (t) => ({
    athlete: t.field({
      type: AthleteType,
      description: "Atleta.",
      resolve: ({ enrolment }) => enrolment.athlete,
    }),
    enrolment: t.field({
      type: EnrolmentType,
      description: "Inscrição.",
      resolve: ({ enrolment }) => enrolment,
    }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "Início: UTC." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "Fim: UTC." }),
  }),
});

const nextOf = ({ data, court }: CourtInUse, ctx: ActionContext) =>
  nextForCourt(data, court.id, toMinute(ctx.now));
const shownNext = 10;

const CourtInUseType = builder.objectRef<CourtInUse>("TournamentCourt").implement({
  description: "Quadra do torneio: what is on it now, and what comes next.",
  authScopes: { public: true }, // the schedule it hangs on decides
  fields: (t) => ({
    court: t.field({ type: CourtType, description: "Quadra.", resolve: ({ court }) => court }),
    current: t.field({
      type: MatchType,
      nullable: true,
      description: "Jogo em quadra: called or under way; null while the court is free.",
      resolve: ({ data, court }) => currentMatch(data, court.id),
    }),
    freeAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Livre às: when the match on it will probably end, UTC; null while it is free.",
      resolve: ({ data, court }, _args, ctx) => {
        const current = currentMatch(data, court.id);
        const estimate = current && estimatesAt(data, ctx).get(current.id);
        return estimate ? toInstant(estimate.endsAt) : null;
      },
    }),
    next: t.field({
      ...managersOnly,
      type: [MatchType],
      description:
        "Próximos jogos: which can be called to it now, the best choice first, at most 10; null unless one manages the tournament.",
      resolve: (court, _args, ctx) =>
        nextOf(court, ctx)
          .ready.slice(0, shownNext)
          .flatMap((id) => court.data.board.matchById.get(id) ?? []),
    }),
    hint: t.string({
      ...managersOnly,
      description:
        "Aviso: why no match can be called to it now; null when one can, and unless one manages the tournament.",
      resolve: (court, _args, ctx) => {
        const { ready, waiting, courtBusy } = nextOf(court, ctx);
        if (courtBusy !== null) return courtBusy;
        if (ready.length > 0) return null;
        const [first] = waiting;
        const label = court.data.setting.matches.find(({ id }) => id === first?.matchId)?.label;
        return first ? `${label ?? "Jogo"}: ${first.reason}` : "Não há mais jogos a chamar.";
      },
    }),
  }),
});

function currentMatch(data: ScheduleData, courtId: string): BoardMatch | null {
  return (
    data.board.matches.find((match) => {
      const state = data.progress.get(match.id);
      return (
        match.courtId === courtId && state !== undefined && match.status !== "PLAYED" && isOnCourt(state)
      );
    }) ?? null
  );
}

const estimates = new WeakMap<ScheduleData, ReturnType<typeof estimatesOf>>();

/** Once for all matches of one answer. */
export function estimatesAt(data: ScheduleData, { now }: ActionContext) {
  const made = estimates.get(data) ?? estimatesOf(data, toMinute(now));
  estimates.set(data, made);
  return made;
}

export const TournamentScheduleType = builder.objectRef<OfSchedule>("TournamentSchedule").implement({
  description: "Programação: which match is played where and when.",
  authScopes: ({ data }, ctx) => canSeeTournament(data.tournament.id, ctx),
  fields: (t) => ({
    timeZone: t.string({
      description: "Fuso horário: IANA name, in which its people read the clock.",
      resolve: ({ data }) => data.timeZone,
    }),
    matchMinutes: t.int({
      description: "Duração do jogo: planned, in minutes.",
      resolve: ({ data }) => data.tournament.matchMinutes,
    }),
    minRestMinutes: t.int({
      description: "Descanso mínimo: of an athlete between two matches, of whatever category, in minutes.",
      resolve: ({ data }) => data.tournament.minRestMinutes,
    }),
    courts: t.field({
      type: [CourtInUseType],
      description: "Quadras: those with hours for the tournament or a match on them, by venue and number.",
      resolve: ({ data }) => {
        const used = new Set([
          ...data.hours.map(({ courtId }) => courtId),
          ...data.board.matches.flatMap(({ courtId }) => courtId ?? []),
        ]);
        return data.courts.filter(({ id }) => used.has(id)).map((court) => ({ data, court }));
      },
    }),
    hours: t.field({
      type: [CourtHoursType],
      description: "Horários: by start; the arena's opening hours until somebody sets others.",
      resolve: ({ data }) => withCourt(data, data.hours),
    }),
    matches: t.field({
      type: [MatchType],
      description: "Jogos: by planned start, those without one at the end.",
      resolve: ({ data }) =>
        data.board.matches.toSorted(
          (a, b) => (a.scheduledFor?.getTime() ?? Infinity) - (b.scheduledFor?.getTime() ?? Infinity) || 0,
        ),
    }),
    availableCourts: t.field({
      ...managersOnly,
      type: [CourtType],
      description:
        "Quadras disponíveis: which the tournament may use, of all its venues; null unless one manages it.",
      resolve: ({ data }) => data.courts.filter(({ id }) => data.eligible.has(id)),
    }),
    occupations: t.field({
      ...managersOnly,
      type: [CourtOccupationType],
      description: "Ocupações: what else takes the courts; null unless one manages the tournament.",
      resolve: ({ data }, _args, { viewer }) => [
        ...withCourt(data, classSpans(data)).map((span) => ({
          ...span,
          kind: "CLASS" as const,
          label: null,
        })),
        ...withCourt(data, data.bookings).map((booking) => ({
          ...booking,
          label: canManageArena(booking.court.arenaId, viewer) ? booking.label : null,
        })),
        ...withCourt(data, data.foreign).map((span) => ({ ...span, kind: "MATCH" as const, label: null })),
      ],
    }),
    unavailabilities: t.field({
      ...managersOnly,
      type: [AbsenceType],
      description: "Indisponibilidades: by start; null unless one manages the tournament.",
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
    description: "Programação: courts, hours and matches in the order of their times.",
    resolve: async ({ id }, _args, ctx) => ({ data: await scheduleOf(ctx).load(id) }),
  }),
);
