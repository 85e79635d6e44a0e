import type { Arena, ClassSession, Court, DayUse, PriceLine } from "../../prisma/generated/client/client";
import { canManageArena } from "../arenas/arena.access";
import type { CourtSpanKind } from "./arena-day.loader";
import { priceLineRow, priceLinesColumn, type PriceLineJson } from "../bookings/rental.loader";
import { hoursColumn, hoursFromColumn, type HoursJson } from "../courts/arena-hours.loader";
import { arenaDayOf, type ArenaHours, spansOn } from "../courts/opening.rules";
import { courtOf } from "../courts/court.loader";
import { teacherNameOf } from "../classes/class.loader";
import type { ActionContext } from "../platform/context";
import { listedBy } from "../platform/listed-by.rules";
import { prepared, sql } from "../platform/prepared";
import {
  addDays,
  dayFromDatabase,
  dayToDatabase,
  eachDay,
  mondayOf,
} from "../platform/time/calendar-day.rules";
import { latestNightEnd } from "../platform/time/clock-time.rules";
import { dayAt, instantAt } from "../platform/time/time-zone.rules";

export type OtherKind = Exclude<CourtSpanKind, "CLASS">;

/** An occupancy of a court other than a class, or a request that waits for one. */
export interface OtherSpan {
  kind: OtherKind;
  courtId: string;
  startsAt: Date;
  endsAt: Date;
  /** Null if it is private. */
  title: string | null;
  tournamentId: string | null;
  /** Null if it is no rental, or if the rental is private. */
  rental: { id: string; isRequest: boolean } | null;
}

export interface WeekDay {
  /** YYYY-MM-DD */
  on: string;
  /** Null for closed all day. */
  open: { from: string; until: string } | null;
  /** Why it opens otherwise than usual; null where it does not. */
  reason: string | null;
  classes: ClassSession[];
  others: OtherSpan[];
  /** Null unless the viewer manages the arena. */
  dayUses: DayUse[] | null;
}

export interface ArenaWeek {
  arenaId: string;
  /** YYYY-MM-DD, a Monday. */
  from: string;
  today: string;
  days: WeekDay[];
  courts: Court[];
  /** The teachers whose classes the viewer can schedule; null for none. */
  teachers: { id: string; name: string }[] | null;
  /** Null unless the viewer manages the arena. */
  priceLines: PriceLine[] | null;
}

export const mostClasses = 200;
/** On a day. */
export const mostOthers = 500;
export const mostTeachers = 100;
export const mostDayUses = 200;

const kinds: Record<string, OtherKind> = { locacao: "RENTAL", bloqueio: "BLOCK", jogo: "MATCH" };

/**
 * What takes a court, and the requests that wait behind another for the same hour: they take none until they are
 * confirmed. @param $1 the arena. @param $2, $3 from when until when. @param $4 whether waiting requests are asked for.
 */
const readOthers = prepared(
  sql`SELECT motivo, quadra, inicio, fim, titulo, torneio, locacao, status FROM (
      SELECT o.id, o.motivo::text AS motivo, o.quadra_id::text AS quadra, o.inicio, o.fim, coalesce(t.nome, l.descricao) AS titulo,
          t.id::text AS torneio, l.id::text AS locacao, l.status::text AS status, false AS espera
        FROM ocupacoes_quadras o
          LEFT JOIN jogos j ON j.id = o.jogo_id LEFT JOIN torneios t ON t.id = j.torneio_id AND t.arena_id = o.arena_id
          LEFT JOIN locacoes l ON l.id = o.locacao_id
        WHERE o.arena_id = $1 AND o.motivo <> 'aula' AND tstzrange(o.inicio, o.fim, '[)') && tstzrange($2, $3, '[)')
      UNION ALL
      SELECT l.id, 'locacao', l.quadra_id::text, l.inicio, l.fim, l.descricao, NULL, l.id::text, l.status::text, true
        FROM quadras q JOIN locacoes l ON l.quadra_id = q.id
        WHERE $4 AND q.arena_id = $1 AND l.tipo = 'locacao' AND l.status = 'pedida'
          AND l.inicio >= $2::timestamptz AND l.inicio < $3::timestamptz
          AND NOT EXISTS (SELECT 1 FROM ocupacoes_quadras o WHERE o.locacao_id = l.id)) uso
    ORDER BY inicio, espera, id LIMIT ${7 * mostOthers}`,
  (columns) =>
    columns as [string, string, Date, Date, string | null, string | null, string | null, string | null],
);

type DayUseJson = readonly [
  id: string,
  date: string,
  client: string,
  contact: string | null,
  people: number,
  price: number,
  requested: boolean,
  athlete: string | null,
  created: string,
  opens: string | null,
  closes: string | null,
  freeCancelHours: number,
];
type CourtJson = [string, number, string];

/**
 * One row: the open courts, who can teach, when the arena is open, and who comes for a day. @param $1 the arena.
 * @param $2, $3 the eve of the first day, and the last. @param $4 whether who comes is asked for.
 */
const readAround = prepared(
  sql`SELECT
      (SELECT coalesce(json_agg(json_build_array(q.id, q.numero, q.nome)), '[]') FROM (
        SELECT id, numero, nome FROM quadras WHERE arena_id = $1 AND ativa AND torneio_id IS NULL ORDER BY numero, id LIMIT 50) q),
      (SELECT coalesce(json_agg(json_build_array(t.id, t.nome_completo)), '[]') FROM (
        SELECT p.id, p.nome_completo FROM professores_arenas a JOIN professores p ON p.id = a.professor_id LEFT JOIN usuarios u ON u.id = p.user_id
          WHERE a.arena_id = $1 AND a.ativo AND p.ativo AND u.desativado_em IS NULL ORDER BY p.nome_completo, p.id LIMIT 100) t),
      ${hoursColumn},
      (SELECT coalesce(json_agg(json_build_array(d.id, d.dia, d.cliente, d.contato, d.pessoas, d.valor_centavos, d.pedido,
          d.aluno_id, d.created_at, d.abre, d.fecha, d.cancelamento_horas)), '[]') FROM (
        SELECT id, dia, cliente, contato, pessoas, valor_centavos, pedido, aluno_id, created_at, abre, fecha, cancelamento_horas FROM day_uses
          WHERE $4 AND arena_id = $1 AND dia BETWEEN $2::date AND $3::date AND cancelado_em IS NULL ORDER BY dia, pedido DESC, cliente, id LIMIT 1400) d),
      ${priceLinesColumn}`,
  (columns) => columns as [CourtJson[], [string, string][], HoursJson, DayUseJson[], PriceLineJson[]],
);

const courtRow = (arenaId: string, [id, number, name]: CourtJson): Court => ({
  id,
  arenaId,
  number,
  name,
  active: true,
  venue: null,
  borrowedForId: null,
});

const dayUseOf = (
  arenaId: string,
  [id, date, clientName, contact, people, priceInCents, requested, athleteId, created, ...rest]: DayUseJson,
): DayUse => ({
  id,
  arenaId,
  date: dayToDatabase(date),
  clientName,
  contact,
  people,
  priceInCents,
  requested,
  athleteId,
  createdAt: new Date(created),
  opensAt: instantOf(rest[0]),
  closesAt: instantOf(rest[1]),
  freeCancelHours: rest[2],
  cancelledAt: null,
  cancelledBy: null,
  cancelReason: null,
  feeInCents: null,
  // Only a cancelled day use has something to notify about.
  arenaUntold: false,
});

const instantOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/**
 * A week of an arena, in its time zone: everything for managers; for teachers their own classes, and the occupied
 * courts. Three statements in parallel.
 * @param around YYYY-MM-DD, any day of the week; null for the current week.
 */
export async function loadArenaWeek(
  ctx: ActionContext,
  arena: Arena,
  around: string | null,
): Promise<ArenaWeek> {
  const { timeZone, id: arenaId } = arena;
  const from = mondayOf(around ?? dayAt(ctx.now, timeZone));
  const days = eachDay(from, addDays(from, 6));
  const begins = instantAt(from, "00:00", timeZone);
  // Sunday evening may last until Monday morning.
  const ends = instantAt(addDays(from, 7), latestNightEnd, timeZone);
  const managed = canManageArena(arenaId, ctx.viewer);
  const own = ctx.viewer?.teacherId ? [ctx.viewer.teacherId] : [];
  const [sessions, others, [beside]] = await Promise.all([
    ctx.db.classSession.findMany({
      where: {
        arenaId,
        startsAt: { gte: begins, lt: ends },
        ...(managed ? {} : { teacherId: { in: own } }),
      },
      orderBy: [{ startsAt: "asc" }, { id: "asc" }],
      take: 7 * mostClasses,
    }),
    readOthers(ctx.db, arenaId, begins, ends, managed),
    readAround(ctx.db, arenaId, addDays(from, -1), days[6], managed),
  ]);
  if (!beside) throw new Error("a week has a row");
  const [courtRows, teacherRows, hoursRow, dayUseRows, priceRows] = beside;
  const courts = courtRows.map((row) => courtRow(arenaId, row));
  for (const court of courts) courtOf(ctx).tell(court.id, court);
  const teachers = teacherRows.map(([id, name]) => ({ id, name }));
  for (const { id, name } of teachers) teacherNameOf(ctx).tell(id, name);
  const hours = hoursFromColumn(arena, hoursRow);
  const dayUses = dayUseRows.map((row) => dayUseOf(arenaId, row));
  const dayOf = (instant: Date) => arenaDayOf(hours, instant);
  const today = dayOf(ctx.now);
  // Sunday's evening goes on after midnight: its week is this one still.
  if (around === null && today < from) return loadArenaWeek(ctx, arena, today);
  const spans = others.map(([kind, courtId, startsAt, endsAt, title, tournamentId, bookingId, status]) => ({
    kind: kinds[kind]!,
    courtId,
    startsAt,
    endsAt,
    // Only the arena's managers see who rented a court.
    title: kind === "locacao" && !managed ? null : title,
    tournamentId,
    rental:
      kind === "locacao" && managed && bookingId !== null
        ? { id: bookingId, isRequest: status === "pedida" }
        : null,
  }));
  const othersOn = listedBy(spans, ({ startsAt }) => dayOf(startsAt));
  return {
    arenaId,
    from,
    today,
    days: days.map((on) => ({
      on,
      ...openingOn(hours, on),
      dayUses: managed
        ? dayUses.filter(({ date }) => dayFromDatabase(date) === on).slice(0, mostDayUses)
        : null,
      classes: sessions.filter(({ startsAt }) => dayOf(startsAt) === on).slice(0, mostClasses),
      others: (othersOn.get(on) ?? []).slice(0, mostOthers),
    })),
    courts,
    teachers: managed
      ? teachers
      : arena.teachersSchedule && own.length > 0
        ? teachers.filter(({ id }) => own.includes(id))
        : null,
    priceLines: managed ? priceRows.map((row) => priceLineRow(arenaId, row)) : null,
  };
}

function openingOn(hours: ArenaHours, on: string): Pick<WeekDay, "open" | "reason"> {
  const [span] = spansOn(hours, on);
  return { open: span ? { from: span[0], until: span[1] } : null, reason: hours.reasons[on] ?? null };
}
