import type { ActionContext } from "../platform/context";
import { valueBy } from "../platform/loaders";

const arenaNames = valueBy(
  async ({ db }, ids) => {
    const arenas = await db.arena.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
    return new Map(arenas.map(({ id, name }) => [id, name]));
  },
  () => "",
);

/** Where a court lies, by the name of its arena or of a venue elsewhere. */
export const venueOf = (
  { arenaId, venue }: { arenaId: string; venue: string | null },
  ctx: ActionContext,
): Promise<string> | string => venue ?? arenaNames(ctx).load(arenaId);
