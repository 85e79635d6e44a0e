import type { Court, CourtBooking, PriceLine, DayUse } from "../../prisma/generated/client/client";
import { askingAthlete } from "../athletes/joining/joining.loader";
import { courtOf } from "../courts/court.loader";
import type { Transaction } from "../platform/database";
import { manyBy, valueBy } from "../platform/loaders";
import { sql, storedWords } from "../platform/prepared";
import { clockFromDatabase, clockFromJson } from "../platform/time/clock-time.rules";
import type { Weekday } from "../platform/time/calendar-day.rules";
import type { Tariff, TariffLine } from "./rental-price.rules";
import { mostShownRentals } from "./rental-words.rules";

/** How many rentals were made together, those that are cancelled too. */
export const seriesSizeOf = valueBy<number>(
  async ({ db }, ids) => {
    const rows = await db.courtBooking.groupBy({
      by: ["seriesId"],
      where: { seriesId: { in: ids } },
      _count: { _all: true },
    });
    return new Map(rows.map(({ seriesId, _count }) => [seriesId ?? "", _count._all]));
  },
  () => 1,
);

/** The lines of an arena's price table, in their order. */
export const priceLinesOf = manyBy<PriceLine>(
  ({ arenaId }) => arenaId,
  ({ db }, ids) => db.priceLine.findMany({ where: { arenaId: { in: ids } }, orderBy: [{ position: "asc" }] }),
);

/**
 * What the athlete who asks has rented, or asks for, at arenas from now on; one statement. What they asked for themselves
 * comes before what the arena has written down for them, however much that is, and then by start.
 */
export const ownRentalsOf = manyBy<CourtBooking & { court: Court }>(
  ({ court }) => court.arenaId,
  async (ctx, ids) => {
    const athleteId = askingAthlete(ctx);
    if (athleteId === null) return [];
    const rentals = await ctx.db.courtBooking.findMany({
      where: {
        athleteId,
        kind: "RENTAL",
        status: { not: "CANCELLED" },
        endsAt: { gt: ctx.now },
        court: { arenaId: { in: ids } },
      },
      include: { court: true },
      orderBy: [{ bookedByArena: "asc" }, { startsAt: "asc" }, { id: "asc" }],
      take: mostShownRentals * ids.length,
    });
    for (const { court } of rentals) courtOf(ctx).tell(court.id, court);
    return rentals;
  },
);

/** The days that the athlete who asks has, or asks for, at arenas from now on, the next first; one statement. */
export const ownDayUsesOf = manyBy<DayUse>(
  ({ arenaId }) => arenaId,
  async (ctx, ids) => {
    const athleteId = askingAthlete(ctx);
    if (athleteId === null) return [];
    return ctx.db.dayUse.findMany({
      where: { athleteId, cancelledAt: null, closesAt: { gt: ctx.now }, arenaId: { in: ids } },
      orderBy: [{ date: "asc" }, { id: "asc" }],
    });
  },
);

/** A conflict with a planned rental of a court. */
export interface OnTheCourt {
  court: string;
  startsAt: Date;
  endsAt: Date;
  what: string;
  /** Null unless the conflict is a rental. */
  rentalId: string | null;
  /** Whether it is a request that the arena has not answered. */
  isRequest: boolean;
}

/** What takes the court at one of these times, by start; `except` is not in its own way. One statement. */
export const onTheCourt = (
  tx: Transaction,
  courtId: string,
  spans: readonly { startsAt: Date; endsAt: Date }[],
  except: string | null = null,
): Promise<OnTheCourt[]> => tx.$queryRaw<OnTheCourt[]>`
  SELECT q.nome AS court, o.inicio AS "startsAt", o.fim AS "endsAt",
    CASE o.motivo WHEN 'aula' THEN 'aula de ' || p.nome_completo WHEN 'locacao' THEN CASE l.status WHEN 'pedida' THEN 'pedido de ' ELSE 'locação de ' END || l.descricao
      WHEN 'bloqueio' THEN 'bloqueio: ' || l.descricao ELSE 'jogo de torneio' END AS what,
    CASE WHEN o.motivo = 'locacao' THEN l.id::text END AS "rentalId",
    coalesce(o.motivo = 'locacao' AND l.status = 'pedida', false) AS "isRequest"
  FROM unnest(${spans.map(({ startsAt }) => startsAt.toISOString())}::timestamptz[],
      ${spans.map(({ endsAt }) => endsAt.toISOString())}::timestamptz[]) AS nova (inicio, fim)
    JOIN quadras q ON q.id = ${courtId}::uuid
    JOIN ocupacoes_quadras o ON o.arena_id = q.arena_id AND o.quadra_id = q.id AND NOT coalesce(o.locacao_id = ${except}::uuid, false)
      AND tstzrange(o.inicio, o.fim, '[)') && tstzrange(nova.inicio, nova.fim, '[)')
    LEFT JOIN aulas a ON a.id = o.aula_id LEFT JOIN professores p ON p.id = a.professor_id
    LEFT JOIN locacoes l ON l.id = o.locacao_id
  ORDER BY o.inicio, o.id`;

const tariffLine = ({ days, from, to, hourlyRateInCents }: PriceLine): TariffLine => ({
  days,
  from: clockFromDatabase(from),
  to: clockFromDatabase(to),
  hourlyRateInCents,
});

/** Hourly prices of an arena's courts, and the deadline of free cancellation. */
export async function tariffOf(
  tx: Transaction,
  arenaId: string,
): Promise<Tariff & { freeCancelHours: number }> {
  const { hourlyRateInCents, freeCancelHours, priceLines } = await tx.arena.findUniqueOrThrow({
    where: { id: arenaId },
    select: { hourlyRateInCents: true, freeCancelHours: true, priceLines: { orderBy: { position: "asc" } } },
  });
  return { hourlyRateInCents, freeCancelHours, lines: priceLines.map(tariffLine), discountInBasisPoints: 0 };
}

const weekdayOf = storedWords<Weekday>("Weekday");

export type PriceLineJson = readonly [
  id: string,
  position: number,
  days: readonly string[],
  from: string,
  to: string,
  hourlyRateInCents: number,
];

/** One column, for the root of a page: `PriceLineJson[]`. $1 is the arena. */
export const priceLinesColumn = sql`(SELECT coalesce(json_agg(json_build_array(id, ordem, dias, das, ate, valor_hora) ORDER BY ordem), '[]')
  FROM precos_quadras WHERE arena_id = $1)`;

export const priceLineRow = (
  arenaId: string,
  [id, position, days, from, to, hourlyRateInCents]: PriceLineJson,
): PriceLine => ({
  id,
  arenaId,
  position,
  days: days.flatMap((stored) => weekdayOf[stored] ?? []),
  from: clockFromJson(from),
  to: clockFromJson(to),
  hourlyRateInCents,
});
