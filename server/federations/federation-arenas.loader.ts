import type { Database } from "../platform/database";
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

/** Where arenas of a federation are, and how many; each null where it is not known. */
export interface ArenaPlace {
  uf: string | null;
  city: string | null;
  arenaCount: number;
}

/** The maximum number of places listed. */
export const mostArenaPlaces = 500;

/** The places of arenas that are not suspended, those with most arenas first. One statement. */
export async function arenaPlacesOf(db: Database, federationId: string): Promise<ArenaPlace[]> {
  const rows = await db.arena.groupBy({
    by: ["uf", "city"],
    where: { federationId, active: true },
    _count: { _all: true },
    orderBy: [{ _count: { id: "desc" } }, { uf: "asc" }, { city: "asc" }],
    take: mostArenaPlaces,
  });
  return rows.map(({ uf, city, _count }) => ({ uf, city, arenaCount: _count._all }));
}
