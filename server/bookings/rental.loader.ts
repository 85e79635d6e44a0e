import type { Court, CourtBooking, PriceLine, DayUse } from "../../prisma/generated/client/client";
import { askingAthlete } from "../athletes/joining/public-arena.loader";
import { courtOf } from "../courts/court.loader";
import { manyBy, valueBy } from "../platform/loaders";
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
