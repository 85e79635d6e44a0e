import type { Tournament } from "../../prisma/generated/client/client";
import { type Board, type BoardMatch, boardOf } from "../competition/board/tournament-board.loader";
import type { ActionContext } from "../platform/context";
import { valueBy } from "../platform/loaders";
import { later } from "../platform/time/duration.rules";
import { allOf } from "../platform/when-known";
import { type CourtTaken, type Estimate, estimatesOf } from "../sport/scheduling/live-schedule.rules";
import { type CourtCall, proposeCalls } from "../sport/scheduling/next-match.rules";
import {
  placeOf,
  playOf,
  type ScheduleData,
  toInstant,
  toMinute,
  travelMinutes,
} from "./schedule-data.loader";

/** A waiting match that will probably start later than planned. */
export interface MatchDelay {
  match: BoardMatch;
  estimatedAt: Date;
}

interface TakenRow {
  courtId: string;
  startsAt: Date;
  endsAt: Date;
  /** Null where it is no match. */
  matchId: string | null;
}

/** Delays are estimated only for the next hours; later matches keep their planned times. */
export const soonHours = 12;

/**
 * What takes the courts of a tournament within a day from now, its own matches among them. One statement for all
 * tournaments of a request: hundreds who follow a public page ask for it.
 */
const courtsTaken = valueBy<TakenRow[]>(
  async (ctx, ids) => {
    const boards = await allOf(ids.map((id) => boardOf(ctx).load(id)));
    const used = boards.map(
      ({ matches }) => new Map(matches.flatMap(({ court }) => (court ? [[court.id, court.arenaId]] : []))),
    );
    const courts = new Map(used.flatMap((arenas) => [...arenas]));
    const courtIds = [...courts.keys()];
    const from = ctx.now;
    const until = later(from, { hours: 2 * soonHours });
    const rows = await ctx.db.$queryRaw<TakenRow[]>`
        SELECT ocupacao.quadra_id::text AS "courtId", ocupacao.inicio AS "startsAt", ocupacao.fim AS "endsAt",
          ocupacao.jogo_id::text AS "matchId"
        FROM unnest(${courtIds}::uuid[], ${[...courts.values()]}::uuid[]) AS usada (quadra, arena)
        JOIN ocupacoes_quadras ocupacao ON ocupacao.arena_id = usada.arena AND ocupacao.quadra_id = usada.quadra
          AND tstzrange(ocupacao.inicio, ocupacao.fim, '[)') && tstzrange(${from}::timestamptz, ${until}::timestamptz, '[)')
        UNION ALL
        SELECT aula.quadra_id::text, (dia + aula.horario_inicio::interval) AT TIME ZONE arena.fuso_horario,
          (dia + aula.horario_fim::interval + CASE WHEN aula.horario_fim <= aula.horario_inicio THEN interval '1 day' ELSE interval '0' END)
            AT TIME ZONE arena.fuso_horario, NULL
        FROM aulas_professor aula
        JOIN quadras quadra ON quadra.id = aula.quadra_id
        JOIN arenas arena ON arena.id = quadra.arena_id
        CROSS JOIN LATERAL generate_series(
          date_trunc('day', ${from}::timestamptz AT TIME ZONE arena.fuso_horario),
          ${until}::timestamptz AT TIME ZONE arena.fuso_horario,
          interval '1 day') AS dia
        WHERE aula.quadra_id = ANY(${courtIds}::uuid[]) AND aula.ativa
          AND aula.dia_semana = (enum_range(NULL::dia_semana))[extract(isodow FROM dia)::int]
          AND coalesce(aula.geradas_ate < dia, true) AND coalesce(aula.inicio_em <= dia, true) AND coalesce(aula.termina_em >= dia, true)`;
    return new Map(ids.map((id, index) => [id, rows.filter(({ courtId }) => used[index]?.has(courtId))]));
  },
  () => [],
);

/**
 * Matches of the next hours, and overdue ones, that will probably start later than planned, with their estimates: the
 * same as the organiser sees, computed from the board that a public page loads anyway.
 */
export async function delaysOf(
  tournament: Pick<
    Tournament,
    "id" | "matchMinutes" | "minRestMinutes" | "finalAfterThirdPlace" | "setFormat"
  >,
  ctx: ActionContext,
): Promise<MatchDelay[]> {
  const { id, minRestMinutes } = tournament;
  const board = await boardOf(ctx).load(id);
  const soon = later(ctx.now, { hours: soonHours });
  const waiting = board.matches.filter(
    ({ status, scheduledFor }) => status === "SCHEDULED" && scheduledFor !== null && scheduledFor < soon,
  );
  if (waiting.length === 0) return [];
  const taken = await courtsTaken(ctx).load(id);
  const { matches, progress } = playOf(board, tournament);
  const setting = {
    matches,
    minRestMinutes,
    travelMinutes,
    courts: courtsOf(board),
    occupations: taken.flatMap(({ matchId, courtId, startsAt, endsAt }): CourtTaken[] =>
      matchId !== null && board.matchById.has(matchId)
        ? []
        : [{ courtId, startsAt: toMinute(startsAt), endsAt: toMinute(endsAt) }],
    ),
  };
  const estimates = estimatesOf({ setting, progress }, toMinute(ctx.now));
  return waiting
    .flatMap((match) => {
      const estimate = estimates.get(match.id);
      return estimate && estimate.delayMinutes > 0
        ? [{ match, estimatedAt: toInstant(estimate.startsAt) }]
        : [];
    })
    .sort((a, b) => a.estimatedAt.getTime() - b.estimatedAt.getTime());
}

const courtsOf = ({ matches }: Board) =>
  [...new Map(matches.flatMap(({ court }) => (court ? [[court.id, court] as const] : []))).values()].map(
    (court) => ({ id: court.id, label: court.name, venue: placeOf(court) }),
  );

interface LiveAnswers {
  estimates: Map<string, Estimate>;
  calls: Map<string, CourtCall>;
}

const answers = new WeakMap<ScheduleData, Partial<LiveAnswers>>();

function remembered(data: ScheduleData): Partial<LiveAnswers> {
  const made = answers.get(data) ?? {};
  answers.set(data, made);
  return made;
}

/** Once for all matches of one answer. */
export const estimatesAt = (data: ScheduleData, { now }: ActionContext): Map<string, Estimate> =>
  (remembered(data).estimates ??= estimatesOf(data, toMinute(now)));

/** Once for all courts of one answer. */
export const callsAt = (data: ScheduleData, { now }: ActionContext): Map<string, CourtCall> =>
  (remembered(data).calls ??= proposeCalls(data, courtsInUse(data), toMinute(now)));

/** Ids of the courts with hours for the tournament or a match on them, by venue and number. */
export function courtsInUse({ board, courts, hours }: ScheduleData): string[] {
  const used = new Set([
    ...hours.map(({ courtId }) => courtId),
    ...board.matches.flatMap(({ courtId }) => courtId ?? []),
  ]);
  return courts.flatMap(({ id }) => (used.has(id) ? [id] : []));
}
