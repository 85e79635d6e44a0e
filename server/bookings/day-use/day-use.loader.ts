import type { DayUse } from "../../../prisma/generated/client/client";
import { askingAthlete } from "../../athletes/joining/public-arena.loader";
import { manyBy } from "../../platform/loaders";

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
