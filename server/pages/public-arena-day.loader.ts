import type { Arena, PriceLine } from "../../prisma/generated/client/client";
import { askingAthlete } from "../athletes/joining/joining.loader";
import { freePlaces } from "../bookings/day-use/day-use.rules";
import { freeHours, nextStep } from "../bookings/free-hours.rules";
import { startStepOf } from "../bookings/rental-words.rules";
import { priceLineRow, priceLinesColumn, type PriceLineJson } from "../bookings/rental.loader";
import { hoursColumn, hoursFromColumn, type HoursJson } from "../courts/arena-hours.loader";
import { arenaDay, arenaDayOf, spansOn } from "../courts/opening.rules";
import type { ActionContext } from "../platform/context";
import { prepared, sql } from "../platform/prepared";
import { addDays, eachDay } from "../platform/time/calendar-day.rules";
import { latestNightEnd } from "../platform/time/clock-time.rules";
import { dayAt, instantAt } from "../platform/time/time-zone.rules";

export interface FreeCourt {
  courtId: string;
  name: string;
  free: { startsAt: Date; endsAt: Date }[];
}

export interface OpenClass {
  sessionId: string;
  startsAt: Date;
  endsAt: Date;
  name: string | null;
  category: string;
  freePlaces: number;
  /** The price of a place for athletes without a credit; null if it is not for sale. */
  priceInCents: number | null;
  /** Whether the class matches the level of the viewer. */
  isOwnLevel: boolean;
}

/** One of the days from this on, and when the arena is open then. */
export interface OpenDay {
  on: string;
  /** Null for closed all day. */
  open: { from: string; until: string } | null;
  reason: string | null;
}

export interface PublicArenaDay {
  on: string;
  today: string;
  /** Null for closed all day. */
  open: { from: string; until: string } | null;
  reason: string | null;
  /** A week of days from this on. */
  week: OpenDay[];
  /** Null where the arena does not rent on its page. */
  courts: FreeCourt[] | null;
  priceLines: PriceLine[];
  hourlyRateInCents: number;
  classes: OpenClass[];
  dayUseInCents: number;
  /** The free day use places; null if unlimited. */
  dayUsePlaces: number | null;
  /** The total of day use places; null if unlimited. */
  dayUseLimit: number | null;
}

export const mostFreeHours = 48;
export const mostOpenClasses = 100;
export const shownDays = 7;

/**
 * One row: hours, prices, and how many come for the day. @param $1 the arena. @param $2, $3 the eve of
 * today, and the last day whose hours are shown. @param $4 the day.
 */
const readTerms = prepared(
  sql`SELECT ${hoursColumn}, ${priceLinesColumn},
    (SELECT coalesce(sum(pessoas), 0)::int FROM day_uses WHERE arena_id = $1 AND dia = $4::date AND cancelado_em IS NULL)`,
  (columns) => columns as [HoursJson, PriceLineJson[], number],
);

/**
 * @param $1 the arena. @param $2, $3 the start and end of the day. @param $4 whether requested courts count as free.
 */
const readTaken = prepared(
  sql`SELECT q.id::text, q.nome, coalesce(json_agg(json_build_array(o.inicio, o.fim)) FILTER (WHERE o.id IS NOT NULL), '[]')
    FROM quadras q LEFT JOIN ocupacoes_quadras o ON o.arena_id = q.arena_id AND o.quadra_id = q.id
      AND tstzrange(o.inicio, o.fim, '[)') && tstzrange($2, $3, '[)')
      AND NOT ($4 AND EXISTS (SELECT FROM locacoes l WHERE l.id = o.locacao_id AND l.status = 'pedida'))
    WHERE q.arena_id = $1 AND q.ativa AND q.torneio_id IS NULL GROUP BY q.id ORDER BY q.numero, q.id LIMIT 50`,
  (columns) => columns as [string, string, [string, string][]],
);

/** Places that are free but offered to an athlete of the waiting list. @param $5 now. */
const heldPlaces = sql`(SELECT count(*)::int FROM filas_aulas f WHERE f.aula_id = a.id AND f.pergunta_ate > $5::timestamptz)`;

/**
 * Classes of the day that are still to be and have places, of one's own level first. @param $1 the arena. @param $2, $3 from when
 * until when. @param $4 the athlete who asks; null for everybody else. @param $5 now.
 */
const readClasses = prepared(
  sql`SELECT a.inicio, a.fim, a.nome, a.categoria, a.max_alunos - count(p.id)::int - ${heldPlaces},
      coalesce(a.categoria = (SELECT nivel::text FROM alunos WHERE id = $4::uuid), false) AS propria,
      a.id::text, nullif(a.valor_centavos, 0)
    FROM aulas a LEFT JOIN presencas p ON p.aula_id = a.id AND p.situacao IN ('inscrito', 'presente', 'falta')
    WHERE a.arena_id = $1 AND a.inicio >= $2 AND a.inicio < $3 AND a.status <> 'cancelada' AND a.chamada_em IS NULL AND a.tipo = 'grupo'
    GROUP BY a.id HAVING count(p.id) + ${heldPlaces} < a.max_alunos ORDER BY propria DESC, a.inicio, a.id LIMIT 100`,
  (columns) => {
    const [startsAt, endsAt, name, category, freePlaces, isOwnLevel, sessionId, priceInCents] = columns as [
      Date,
      Date,
      string | null,
      string,
      number,
      boolean,
      string,
      number | null,
    ];
    return { sessionId, startsAt, endsAt, name, category, freePlaces, priceInCents, isOwnLevel };
  },
);

/**
 * What an arena tells everybody of one of the next days: when it is open, which courts are free, which classes have
 * places. Three statements side by side; as many again while yesterday's evening runs after midnight, which is today then.
 * @param on YYYY-MM-DD; null for today. @returns null of a day that is over, or too far ahead.
 */
export async function loadPublicArenaDay(
  ctx: ActionContext,
  arena: Arena,
  on: string | null,
): Promise<PublicArenaDay | null> {
  const { id, timeZone } = arena;
  const calendarDay = dayAt(ctx.now, timeZone);
  // Before an evening that may go on after midnight is over, the day before may still run.
  const isNight = ctx.now < instantAt(calendarDay, latestNightEnd, timeZone);
  const first = isNight ? addDays(calendarDay, -1) : calendarDay;
  const day = on ?? calendarDay;
  if (day < first || day > addDays(calendarDay, arena.rentalHorizonDays)) return null;
  const lastShown = addDays(day, shownDays - 1);
  const midnight = instantAt(day, "00:00", timeZone);
  // How late the evening is open is known only once it is read.
  const latest = instantAt(addDays(day, 1), latestNightEnd, timeZone);
  const begin = midnight > ctx.now ? midnight : ctx.now;
  const [[terms], taken, classes] = await Promise.all([
    readTerms(ctx.db, id, addDays(first, -1), lastShown, day),
    readTaken(ctx.db, id, midnight, latest, arena.onlineRentals === "ON_REQUEST"),
    readClasses(ctx.db, id, begin, latest, askingAthlete(ctx), ctx.now),
  ]);
  if (!terms) throw new Error("an arena has its terms");
  const [hoursRow, priceRows, comes] = terms;
  const hours = hoursFromColumn(arena, hoursRow);
  const today = arenaDayOf(hours, ctx.now);
  if (day < today) return null;
  if (on === null && today < day) return loadPublicArenaDay(ctx, arena, today);
  const openDay = (date: string): OpenDay => {
    const [span] = spansOn(hours, date);
    return {
      on: date,
      open: span ? { from: span[0], until: span[1] } : null,
      reason: hours.reasons[date] ?? null,
    };
  };
  const { open, reason } = openDay(day);
  const { begins, ends } = arenaDay(hours, day);
  const from = nextStep(ctx.now, startStepOf(arena.rentalStepMinutes));
  const courts = taken.map(([courtId, name, spans]) => ({
    courtId,
    name,
    free: freeHours(
      hours,
      day,
      spans.map(([startsAt, endsAt]) => ({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) })),
      { from, minutes: arena.rentalMinMinutes },
    ).slice(0, mostFreeHours),
  }));
  return {
    on: day,
    today,
    open,
    reason,
    week: eachDay(day, lastShown).map(openDay),
    courts: arena.onlineRentals === "NONE" ? null : courts,
    priceLines: priceRows.map((row) => priceLineRow(id, row)),
    hourlyRateInCents: arena.hourlyRateInCents,
    classes: classes.filter(({ startsAt }) => startsAt >= begins && startsAt < ends),
    dayUseInCents: arena.dayUseInCents,
    dayUsePlaces: freePlaces(arena.dayUsePlaces, comes),
    dayUseLimit: arena.dayUsePlaces,
  };
}
