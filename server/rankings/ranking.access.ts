import DataLoader from "dataloader";
import type { Prisma, Ranking } from "../../prisma/generated/client/client";
import { perRequest, type ActionContext } from "../platform/context";
import { isAdmin, type Viewer } from "../platform/viewer";

/**
 * Rankings a viewer may see: the running ones of active federations, all of their own federation and arenas, and an
 * arena's running one they are listed in; admins all.
 */
export const rankingVisibleTo = (viewer: Viewer | null): Prisma.RankingWhereInput => {
  if (!viewer) return { id: { in: [] } };
  if (isAdmin(viewer)) return {};
  const { ownedArenaIds, taughtArenaIds, federationIds, athleteId } = viewer;
  return {
    OR: [
      { active: true, federation: { active: true } },
      { federationId: { in: [...federationIds] } },
      { arenaId: { in: [...ownedArenaIds, ...taughtArenaIds] } },
      ...(athleteId === null
        ? []
        : [{ active: true, federationId: null, positions: { some: { athleteId } } }]),
    ],
  };
};

const visibleRankings = perRequest(
  (ctx: ActionContext) =>
    new DataLoader<string, Ranking | null>(async (ids) => {
      const rows = await ctx.db.ranking.findMany({
        where: { AND: [{ id: { in: [...ids] } }, rankingVisibleTo(ctx.viewer)] },
      });
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
);

/** Null as well for a ranking that does not exist; those of one request are read together. */
export const visibleRanking = (id: string, ctx: ActionContext): Promise<Ranking | null> =>
  visibleRankings(ctx).load(id);

export const canSeeRanking = async (id: string, ctx: ActionContext): Promise<boolean> =>
  (await visibleRanking(id, ctx)) !== null;
