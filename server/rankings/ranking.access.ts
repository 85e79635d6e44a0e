import { canManageArena } from "../arenas/arena.access";
import { canSeeFederation } from "../federations/federation.access";
import { accessRule, organisers } from "../platform/access.rules";
import { oneBy } from "../platform/loaders";
import type { Prisma, Ranking } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import { isAdmin, isSignedIn, keyAllows, type Caller, type Viewer } from "../platform/viewer";
import { whenKnown, type MaybePromise } from "../platform/when-known";

/** What hangs on the wall: the running rankings of active federations. */
export const publicRanking = {
  active: true,
  federation: { active: true },
} satisfies Prisma.RankingWhereInput;

/**
 * Rankings a caller may see: everybody the public ones; people also all of their own federation and arenas, and an arena's
 * running one they are listed in; admins all. A partner's key also all of its federation; a key that is not for rankings
 * none.
 */
export const rankingVisibleTo = ({ viewer, apiKey }: Caller): Prisma.RankingWhereInput => {
  if (apiKey) {
    if (!keyAllows(apiKey, "RANKINGS_READ")) return { id: { in: [] } };
    const { federationId } = apiKey;
    return federationId === null ? publicRanking : { OR: [publicRanking, { federationId }] };
  }
  if (!viewer) return publicRanking;
  // Who has yet to choose a password of their own sees nothing but that.
  if (!isSignedIn(viewer)) return { id: { in: [] } };
  if (isAdmin(viewer)) return {};
  const { ownedArenaIds, taughtArenaIds, federationIds, athleteId } = viewer;
  return {
    OR: [
      publicRanking,
      { federationId: { in: [...federationIds] } },
      { arenaId: { in: [...ownedArenaIds, ...taughtArenaIds] } },
      ...(athleteId === null
        ? []
        : [{ active: true, federationId: null, positions: { some: { athleteId } } }]),
    ],
  };
};

export const visibleRankings = oneBy(
  (row: Ranking) => row.id,
  async (ctx, ids) => {
    const rows = await ctx.db.ranking.findMany({
      where: { AND: [{ id: { in: ids } }, rankingVisibleTo(ctx)] },
    });
    return rows;
  },
);

/** Null as well for a ranking that does not exist; those of one request are read together. */
export const visibleRanking = (id: string, ctx: ActionContext): MaybePromise<Ranking | null> =>
  visibleRankings(ctx).load(id);

export const canSeeRanking = (id: string, ctx: ActionContext): MaybePromise<boolean> =>
  whenKnown(visibleRanking(id, ctx), (ranking) => ranking !== null);

/** Rankings whose lists name the viewer as an athlete, also stopped ones: the viewer's own history names them. */
const rankingsOfViewer = oneBy(
  (row: Ranking) => row.id,
  async ({ db, viewer }, ids) => {
    const athleteId = isSignedIn(viewer) ? viewer.athleteId : null;
    if (athleteId === null) return [];
    return db.ranking.findMany({ where: { id: { in: ids }, positions: { some: { athleteId } } } });
  },
);

/**
 * A ranking whose name the viewer may read: a visible one, or one that listed the viewer. The lists of the latter stay
 * closed, because they and the positions in them ask for `canSeeRanking`.
 */
export const namedRanking = (id: string, ctx: ActionContext): MaybePromise<Ranking | null> =>
  whenKnown(visibleRanking(id, ctx), (ranking) => ranking ?? rankingsOfViewer(ctx).load(id));

/** Publish, correct, give points: who works for its federation, who owns its arena, admins. */
export const managesRanking = (
  { arenaId, federationId }: Pick<Ranking, "arenaId" | "federationId">,
  viewer: Viewer | null,
): boolean =>
  isSignedIn(viewer) &&
  (federationId === null
    ? arenaId !== null && canManageArena(arenaId, viewer)
    : canSeeFederation(federationId, viewer));

/**
 * The list as it stands now, before it is out: who manages the ranking, and programs that read rankings; a partner's key
 * only its own federation's.
 */
export const readsRunningList = (
  ranking: Pick<Ranking, "arenaId" | "federationId">,
  { viewer, apiKey }: Caller,
): boolean =>
  apiKey
    ? keyAllows(apiKey, "RANKINGS_READ") &&
      (apiKey.federationId === null || apiKey.federationId === ranking.federationId)
    : managesRanking(ranking, viewer);

export const canManageRanking = accessRule(
  "TOURNAMENT",
  organisers,
  async (rankingId: string, ctx: ActionContext): Promise<boolean> => {
    if (!isSignedIn(ctx.viewer)) return false;
    const ranking = await visibleRanking(rankingId, ctx);
    return ranking !== null && managesRanking(ranking, ctx.viewer);
  },
);
