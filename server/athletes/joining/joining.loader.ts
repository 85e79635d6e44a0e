import type { Arena, ArenaAthlete, JoinRequest } from "../../../prisma/generated/client/client";
import { typedArenaKey } from "../../arenas/arena-name.rules";
import { openArena } from "../../arenas/arena.access";
import type { ActionContext } from "../../platform/context";
import { oneBy, valueBy } from "../../platform/loaders";
import { isSignedIn } from "../../platform/viewer";

/** The viewer's athlete id; null if they are no athlete. */
export const askingAthlete = ({ viewer }: ActionContext): string | null =>
  isSignedIn(viewer) ? viewer.athleteId : null;

/** A public arena, by the key in its URL. */
export const findOpenArena = ({ db }: ActionContext, typed: string): Promise<Arena | null> =>
  db.arena.findFirst({ where: { AND: [{ pageKey: typedArenaKey(typed) }, openArena] } });

/** The same by their ids; one statement. */
export const openArenasOf = oneBy(
  (row: Arena) => row.id,
  ({ db }, ids) => db.arena.findMany({ where: { AND: [{ id: { in: ids } }, openArena] } }),
);

/** What arenas have of the athlete who asks, by arena; one statement. */
export const ownLinkOf = oneBy(
  ({ arenaId }: ArenaAthlete) => arenaId,
  async (ctx, ids) => {
    const athleteId = askingAthlete(ctx);
    if (athleteId === null) return [];
    const rows = await ctx.db.arenaAthlete.findMany({ where: { athleteId, arenaId: { in: ids } } });
    return rows;
  },
);

/** What the athlete who asks has asked of arenas, by arena; one statement. */
export const ownRequestOf = oneBy(
  ({ arenaId }: JoinRequest) => arenaId,
  async (ctx, ids) => {
    const athleteId = askingAthlete(ctx);
    if (athleteId === null) return [];
    const rows = await ctx.db.joinRequest.findMany({ where: { athleteId, arenaId: { in: ids } } });
    return rows;
  },
);

/** How many wait for an arena's answer; one statement. */
export const pendingJoinRequestsOf = valueBy<number>(
  async ({ db }, ids) => {
    const rows = await db.joinRequest.groupBy({
      by: ["arenaId"],
      where: { arenaId: { in: ids }, status: "PENDING" },
      _count: { _all: true },
    });
    return new Map(rows.map(({ arenaId, _count }) => [arenaId, _count._all]));
  },
  () => 0,
);

/** Whom the arena had among its athletes before, by "arena:athlete"; one statement. */
export const formerAthletesOf = valueBy<boolean>(
  async ({ db }, keys) => {
    const pairs = keys.map((key) => key.split(":"));
    const rows = await db.arenaAthlete.findMany({
      where: {
        active: false,
        arenaId: { in: pairs.map(([arenaId = ""]) => arenaId) },
        athleteId: { in: pairs.map(([, athleteId = ""]) => athleteId) },
      },
      select: { arenaId: true, athleteId: true },
    });
    return new Map(rows.map(({ arenaId, athleteId }) => [`${arenaId}:${athleteId}`, true]));
  },
  () => false,
);
