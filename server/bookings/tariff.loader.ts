import type { PriceLine } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { sql, storedWords } from "../platform/prepared";
import { clockFromDatabase, clockFromJson } from "../platform/time/clock-time.rules";
import type { Weekday } from "../platform/time/weekday.rules";
import type { Tariff, TariffLine } from "./rental-price.rules";

export const tariffLine = ({ days, from, to, hourlyRateInCents }: PriceLine): TariffLine => ({
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
