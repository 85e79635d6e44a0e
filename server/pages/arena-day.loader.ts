import type { Arena } from "../../prisma/generated/client/client";
import { canManageArena } from "../arenas/arena.access";
import { mostHorizonDays } from "../bookings/rental-words.rules";
import { loadArenaHours } from "../courts/arena-hours.loader";
import { arenaDay, arenaDayOf } from "../courts/opening.rules";
import type { ActionContext } from "../platform/context";
import { prepared, sql } from "../platform/prepared";
import { addDays, addMonths, firstOfMonth, weekdayOf } from "../platform/time/calendar-day.rules";
import {
  agendaColumn,
  agendaFromColumn,
  pendingColumn,
  pendingFromColumn,
  rentalRequestsColumn,
  rentalRequestsFromColumn,
  type AgendaClass,
  type AgendaColumn,
  type PendingClass,
  type PendingColumn,
  type RentalRequests,
  type RentalRequestsColumn,
  unattendedColumn,
  unattendedFromColumn,
  type UnattendedClasses,
  type UnattendedColumn,
} from "./arena-agenda.loader";
import { overdueOf } from "../billing/late-fees.rules";
import {
  athletesInBrief,
  levelsColumn,
  teachersColumn,
  teachersFromColumn,
  type ArenaAthletesInBrief,
  type ArenaTeachersInBrief,
  type LevelsJson,
  type TeachersColumn,
} from "./arena-people.loader";
import { dayAt } from "../platform/time/time-zone.rules";

export type CourtSpanKind = "CLASS" | "RENTAL" | "BLOCK" | "MATCH";
export type ArenaTaskKind = "SCORES_MISSING" | "PAYMENTS_TO_CONFIRM" | "DRAW_DUE";

export interface CourtSpan {
  kind: CourtSpanKind;
  startsAt: Date;
  endsAt: Date;
  /** The purpose of the occupancy; null if it is private. */
  title: string | null;
  /** The match is over. */
  isOver: boolean;
  tournamentId: string | null;
}

export interface CourtDay {
  courtId: string;
  name: string;
  spans: CourtSpan[];
}

export interface ArenaTask {
  kind: ArenaTaskKind;
  tournamentId: string;
  tournamentName: string;
  /** Matches, enrolments, or days until the start. */
  count: number;
  /** 0 for what is no money. */
  amountInCents: number;
}

export interface TournamentToday {
  tournamentId: string;
  tournamentName: string;
  matchCount: number;
  playedCount: number;
  onCourtCount: number;
}

/** For managers of the arena; amounts in centavos. */
export interface ArenaFigures {
  receivedThisMonthInCents: number;
  receivedLastMonthInCents: number;
  overdueInCents: number;
  overdueCount: number;
  newAthletesThisMonth: number;
  newAthletesLastMonth: number;
}

/** The setup steps that a new arena has completed. */
export interface ArenaSetUp {
  hasSavedSettings: boolean;
  hasPixKey: boolean;
  athleteCount: number;
  teacherCount: number;
  tournamentCount: number;
}

export interface ArenaDay {
  /** YYYY-MM-DD, where the arena is. */
  on: string;
  classCount: number;
  courts: CourtDay[];
  /** Classes that have no court yet. */
  unplacedClasses: CourtSpan[];
  running: TournamentToday[];
  /** For teachers: only their own classes. */
  agenda: AgendaClass[];
  /** Null unless the viewer manages the arena. */
  managed: {
    tasks: ArenaTask[];
    rentalRequests: RentalRequests;
    pendingClasses: PendingClass[];
    unattendedClasses: UnattendedClasses;
    figures: ArenaFigures;
    athletes: ArenaAthletesInBrief;
    teachers: ArenaTeachersInBrief;
    setUp: ArenaSetUp;
  } | null;
}

export const mostTasks = 20;
export const mostRunning = 10;
export const mostSpans = 200;

const weekdays = ["domingo", "segunda", "terca", "quarta", "quinta", "sexta", "sabado"];
const kinds: Record<string, CourtSpanKind> = {
  aula: "CLASS",
  locacao: "RENTAL",
  bloqueio: "BLOCK",
  jogo: "MATCH",
};

type Json = string | number | null;

/** @param $1 the arena. @param $2, $3 the day, from when until when. */
const readCourts = prepared(
  sql`SELECT q.id::text, q.nome, coalesce(s.spans, '[]')
    FROM quadras q LEFT JOIN LATERAL (
      SELECT json_agg(json_build_array(x.motivo, x.inicio, x.fim, x.titulo, x.torneio, x.fim_real) ORDER BY x.inicio, x.fim) AS spans FROM (
        SELECT o.motivo::text AS motivo, o.inicio, o.fim, coalesce(t.nome, l.descricao, p.nome_completo) AS titulo, t.id::text AS torneio, false AS fim_real
          FROM ocupacoes_quadras o
            LEFT JOIN jogos j ON j.id = o.jogo_id LEFT JOIN torneios t ON t.id = j.torneio_id AND t.arena_id = q.arena_id
            LEFT JOIN locacoes l ON l.id = o.locacao_id
            LEFT JOIN aulas au ON au.id = o.aula_id LEFT JOIN professores p ON p.id = au.professor_id
          WHERE o.arena_id = q.arena_id AND o.quadra_id = q.id AND tstzrange(o.inicio, o.fim, '[)') && tstzrange($2, $3, '[)')
        UNION ALL
        SELECT 'jogo', coalesce(j.iniciado_em, j.data_jogo), j.realizado_em, t.nome, t.id::text, true
          FROM jogos j LEFT JOIN torneios t ON t.id = j.torneio_id AND t.arena_id = q.arena_id
          WHERE j.quadra_id = q.id AND j.status = 'realizado' AND j.realizado_em > coalesce(j.iniciado_em, j.data_jogo)
            AND j.realizado_em > $2::timestamptz AND coalesce(j.iniciado_em, j.data_jogo) < $3::timestamptz
        ORDER BY inicio, fim LIMIT 200) x) s ON true
    WHERE q.arena_id = $1 AND q.ativa AND q.torneio_id IS NULL ORDER BY q.numero, q.id`,
  (columns) => {
    const [id, name, spans] = columns as [
      string,
      string,
      [string, string, string, string | null, string | null, boolean][],
    ];
    return { id, name, spans };
  },
);

/**
 * Classes of the day that take no court by a row of their own: those without a court, and those of weekly classes whose
 * sessions are not made yet. @param $1 the arena. @param $2 the weekday. @param $3 today. @param $9, $10 the day.
 */
const readClasses = sql`SELECT coalesce(json_agg(json_build_array(a.quadra, a.inicio, a.fim, p.nome_completo) ORDER BY a.inicio, a.id), '[]')
    FROM (
      SELECT id, professor_id, quadra_id AS quadra, inicio, fim FROM aulas
        WHERE arena_id = $1 AND status <> 'cancelada' AND quadra_id IS NULL AND inicio >= $9::timestamptz AND inicio < $10::timestamptz
      UNION ALL
      SELECT w.id, w.professor_id, w.quadra_id, ($3::date + w.horario_inicio) AT TIME ZONE r.fuso_horario,
          (($3::date + CASE WHEN w.horario_fim <= w.horario_inicio THEN 1 ELSE 0 END) + w.horario_fim) AT TIME ZONE r.fuso_horario
        FROM aulas_professor w JOIN arenas r ON r.id = w.arena_id
        WHERE w.arena_id = $1 AND w.ativa AND w.dia_semana::text = $2 AND coalesce(w.geradas_ate < $3::date, true)
          AND coalesce(w.inicio_em <= $3::date, true) AND coalesce(w.termina_em >= $3::date, true)
      LIMIT 500) a JOIN professores p ON p.id = a.professor_id`;

/**
 * One row. @param $1 the arena. @param $2 the weekday. @param $3 today. @param $4, $5, $6 the first of last month, of
 * this one and of the next. @param $7 now. @param $8 whether to read the data for managers.
 * @param $9, $10 the start and end of the day. @param $11 the viewer's teacher id, or null.
 */
const readDay = prepared(
  sql`SELECT (${readClasses}),
      (SELECT coalesce(json_agg(json_build_array(r.id, r.nome, r.matches, r.played, r.on_court)), '[]') FROM (
        SELECT t.id, t.nome, count(j.id)::int AS matches, count(j.id) FILTER (WHERE j.status = 'realizado')::int AS played,
            count(j.id) FILTER (WHERE j.status IN ('chamado', 'em_andamento'))::int AS on_court
          FROM torneios t LEFT JOIN jogos j ON j.torneio_id = t.id AND j.status <> 'cancelado'
          WHERE t.arena_id = $1 AND t.publicado_em IS NOT NULL AND t.status <> 'finalizado' AND t.data_inicio <= $3::date
            AND (t.status = 'em_andamento' OR coalesce(t.data_fim, t.data_inicio) >= $3::date)
          GROUP BY t.id ORDER BY t.data_inicio DESC, t.id DESC LIMIT 10) r),
      CASE WHEN $8 THEN (SELECT coalesce(json_agg(json_build_array(x.kind, x.id, x.nome, x.count, x.cents)), '[]') FROM (
        SELECT 'SCORES_MISSING' AS kind, 1 AS place, t.id, t.nome, count(*)::int AS count, NULL::bigint AS cents
          FROM torneios t JOIN jogos j ON j.torneio_id = t.id
          WHERE t.arena_id = $1 AND t.status = 'em_andamento' AND j.status IN ('agendado', 'chamado', 'em_andamento')
            AND j.data_jogo_fim < $7::timestamptz AND (j.dupla_1_id IS NOT NULL AND j.dupla_2_id IS NOT NULL OR j.fase IS NULL)
          GROUP BY t.id
        UNION ALL SELECT 'DRAW_DUE', 2, t.id, t.nome, greatest(t.data_inicio - $3::date, 0), NULL
          FROM torneios t WHERE t.arena_id = $1 AND t.publicado_em IS NOT NULL
            AND t.status = 'inscricoes_abertas' AND t.data_inicio <= $3::date + 2
            AND t.data_inicio >= $3::date - 7
        UNION ALL SELECT 'PAYMENTS_TO_CONFIRM', 3, t.id, t.nome, count(*)::int, sum(f.valor - f.recebido_centavos)::bigint
          FROM torneios t JOIN inscricoes_torneios i ON i.torneio_id = t.id AND i.status = 'aguardando_pagamento'
            JOIN faturamento f ON f.inscricao_id = i.id AND f.status_pagamento = 'pendente'
          WHERE t.arena_id = $1 AND t.status <> 'finalizado' GROUP BY t.id
        ORDER BY place, count DESC, id LIMIT 20) x) END,
      CASE WHEN $8 THEN (SELECT json_build_array(
          coalesce(sum(valor_centavos) FILTER (WHERE mes = $5::date), 0),
          coalesce(sum(valor_centavos) FILTER (WHERE mes = $4::date), 0))
        FROM somas_dinheiro WHERE arena_id = $1 AND mes >= $4::date AND mes <= $5::date) END,
      CASE WHEN $8 THEN (SELECT coalesce(json_agg(json_build_array(o.vencimento, o.aberto, o.quantas)), '[]') FROM (
        SELECT vencimento, sum(valor - recebido_centavos)::bigint AS aberto, count(*)::int AS quantas FROM faturamento
          WHERE arena_id = $1 AND status_pagamento = 'pendente' AND vencimento < $3::date GROUP BY vencimento) o) END,
      CASE WHEN $8 THEN (SELECT json_build_array(
          count(*) FILTER (WHERE data_primeira_visita >= $5::date AND data_primeira_visita < $6::date),
          count(*) FILTER (WHERE data_primeira_visita >= $4::date AND data_primeira_visita < $5::date))
        FROM alunos_arenas WHERE arena_id = $1 AND ativo) END,
      CASE WHEN $8 THEN (SELECT count(*)::int FROM torneios WHERE arena_id = $1) END,
      (SELECT count(*)::int FROM aulas WHERE arena_id = $1 AND status <> 'cancelada' AND quadra_id IS NOT NULL
        AND inicio >= $9::timestamptz AND inicio < $10::timestamptz),
      ${agendaColumn},
      CASE WHEN $8 THEN ${rentalRequestsColumn} END,
      CASE WHEN $8 THEN ${pendingColumn} END,
      CASE WHEN $8 THEN ${levelsColumn} END,
      CASE WHEN $8 THEN ${teachersColumn} END,
      CASE WHEN $8 THEN ${unattendedColumn} END`,
  (columns) =>
    columns as [
      [string | null, string, string, string][],
      [string, string, number, number, number][],
      [ArenaTaskKind, string, string, number, Json][] | null,
      [number, number] | null,
      [string, number, number][] | null,
      [number, number] | null,
      number | null,
      number,
      AgendaColumn,
      RentalRequestsColumn | null,
      PendingColumn | null,
      LevelsJson | null,
      TeachersColumn | null,
      UnattendedColumn | null,
    ],
);

/** Today at an arena, for its managers and teachers. Reads the opening hours, then runs two statements in parallel. */
export async function loadArenaDay(ctx: ActionContext, arena: Arena): Promise<ArenaDay> {
  const { timeZone } = arena;
  const calendarDay = dayAt(ctx.now, timeZone);
  // Until the last day for which a court can be asked for.
  const reach = [addDays(calendarDay, -2), addDays(calendarDay, mostHorizonDays + 1)] as const;
  const hours = await loadArenaHours(ctx.db, arena, reach);
  const on = arenaDayOf(hours, ctx.now);
  const { begins, ends } = arenaDay(hours, on);
  const managed = canManageArena(arena.id, ctx.viewer);
  const month = firstOfMonth(on);
  const [courtRows, [day]] = await Promise.all([
    readCourts(ctx.db, arena.id, begins, ends),
    readDay(
      ctx.db,
      arena.id,
      weekdays[weekdayOf(on)],
      on,
      addMonths(month, -1),
      month,
      addMonths(month, 1),
      ctx.now,
      managed,
      begins,
      ends,
      ctx.viewer?.teacherId ?? null,
    ),
  ]);
  if (!day) throw new Error("a day has a row");
  const [classes, running, tasks, received, open, came, tournamentCount, placedClasses, ...cards] = day;
  const [agenda, requests, pending, levels, teaching, unattended] = cards;
  const classSpans = classes.map(([courtId, from, until, teacher]) => ({
    courtId,
    span: {
      kind: "CLASS" as const,
      startsAt: new Date(from),
      endsAt: new Date(until),
      title: teacher,
      isOver: false,
      tournamentId: null,
    },
  }));
  return {
    on,
    classCount: classes.length + placedClasses,
    courts: courtRows.map(({ id, name, spans }) => ({
      courtId: id,
      name,
      spans: [
        ...spans.map(([kind, startsAt, endsAt, title, tournamentId, isOver]) => ({
          kind: kinds[kind]!,
          startsAt: new Date(startsAt),
          endsAt: new Date(endsAt),
          // Only the arena's managers see who rented a court.
          title: kind === "locacao" && !managed ? null : title,
          isOver,
          tournamentId,
        })),
        ...classSpans.flatMap(({ courtId, span }) => (courtId === id ? [span] : [])),
      ]
        .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
        .slice(0, mostSpans),
    })),
    unplacedClasses: classSpans
      .flatMap(({ courtId, span }) => (courtId === null ? [span] : []))
      .slice(0, mostSpans),
    running: running.map(([tournamentId, tournamentName, matchCount, playedCount, onCourtCount]) => ({
      tournamentId,
      tournamentName,
      matchCount,
      playedCount,
      onCourtCount,
    })),
    agenda: agendaFromColumn(agenda, ctx.now),
    managed:
      tasks && received && open && came && requests && pending && levels && teaching && unattended
        ? {
            tasks: tasks.map(([kind, tournamentId, tournamentName, count, cents]) => ({
              kind,
              tournamentId,
              tournamentName,
              count,
              amountInCents: Number(cents ?? 0),
            })),
            rentalRequests: rentalRequestsFromColumn(requests, hours),
            pendingClasses: pendingFromColumn(pending),
            unattendedClasses: unattendedFromColumn(unattended, timeZone),
            figures: figuresOf(received, open, came, on),
            ...peopleOf(arena, levels, came, teaching, tournamentCount ?? 0),
          }
        : null,
  };
}

function peopleOf(
  { settingsSavedAt, pixKey }: Arena,
  levels: LevelsJson,
  [newThisMonth]: readonly [number, number],
  teaching: TeachersColumn,
  tournamentCount: number,
): { athletes: ArenaAthletesInBrief; teachers: ArenaTeachersInBrief; setUp: ArenaSetUp } {
  const athletes = athletesInBrief(levels, newThisMonth);
  const teachers = teachersFromColumn(teaching);
  const setUp = {
    hasSavedSettings: settingsSavedAt !== null,
    hasPixKey: pixKey !== null,
    athleteCount: athletes.total,
    teacherCount: teachers.total,
    tournamentCount,
  };
  return { athletes, teachers, setUp };
}

function figuresOf(
  [receivedThisMonthInCents, receivedLastMonthInCents]: [number, number],
  open: readonly [string, number, number][],
  [newAthletesThisMonth, newAthletesLastMonth]: [number, number],
  today: string,
): ArenaFigures {
  const overdue = overdueOf(
    open.map(([dueOn, openInCents, count]) => ({ dueOn, openInCents, count })),
    today,
  );
  return {
    receivedThisMonthInCents,
    receivedLastMonthInCents,
    overdueInCents: overdue.inCents,
    overdueCount: overdue.count,
    newAthletesThisMonth,
    newAthletesLastMonth,
  };
}
