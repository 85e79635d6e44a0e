import { valueBy } from "../platform/loaders";

/** How many arenas are affiliated to a federation and not suspended; one statement. */
export const arenaCountOf = valueBy<number>(
  async ({ db }, ids) => {
    const rows = await db.arena.groupBy({
      by: ["federationId"],
      where: { federationId: { in: ids }, active: true },
      _count: { _all: true },
    });
    return new Map(
      rows.flatMap(({ federationId, _count }) => (federationId ? [[federationId, _count._all]] : [])),
    );
  },
  () => 0,
);
