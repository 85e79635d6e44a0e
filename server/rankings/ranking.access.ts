import type { Prisma, Ranking } from "../../prisma/generated/client/client";
import { canManageArena } from "../arenas/arena.access";
import type { Meeting } from "../athletes/athlete.access";
import { canSeeFederation } from "../federations/federation.access";
import { accessRule, organisers } from "../platform/access.rules";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { oneBy } from "../platform/loaders";
import { type Caller, isAdmin, isSignedIn, keyAllows, type Viewer } from "../platform/viewer";
import { type MaybePromise, whenKnown } from "../platform/when-known";

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

type Owned = Pick<Ranking, "arenaId" | "federationId">;

const attending = (arenas: Prisma.ArenaAthleteWhereInput): Prisma.AthleteWhereInput => ({
  status: "ACTIVE",
  arenas: { some: { active: true, ...arenas } },
});

/** Athletes who belong to the owner of a ranking: those of its arena, or of an arena affiliated to its federation. */
const belongingTo = ({ arenaId, federationId }: Owned): Prisma.AthleteWhereInput =>
  attending(arenaId === null ? { arena: { federationId: federationId ?? "" } } : { arenaId });

/**
 * Athletes who may get points in a ranking: those of its owner, unless that is an inactive federation, and those who
 * already have points in it.
 */
export const athletesOfRanking = (ranking: Owned & Pick<Ranking, "id">): Prisma.AthleteWhereInput => ({
  OR: [
    ranking.arenaId === null
      ? attending({ arena: { federation: { id: ranking.federationId ?? "", active: true } } })
      : belongingTo(ranking),
    { rankingResults: { some: { rankingId: ranking.id } } },
  ],
});

/**
 * Which of these athletes currently belong to the owner of the ranking; one statement. An arena stays affiliated to a
 * federation while that is inactive.
 */
export async function affiliatedAthletes(
  tx: Transaction,
  ranking: Owned,
  athleteIds: readonly string[],
): Promise<Set<string>> {
  const rows = await tx.athlete.findMany({
    where: { AND: [{ id: { in: [...athleteIds] } }, belongingTo(ranking)] },
    select: { id: true },
  });
  return new Set(rows.map(({ id }) => id));
}

const listedIn = (ranking: Prisma.RankingWhereInput): Prisma.AthleteWhereInput[] => [
  { rankingPositions: { some: { ranking } } },
];

/** Athletes in rankings that hang on the wall, or that a program may read, there also who stands in none of the lists yet. */
export const athletesRanked: Meeting = {
  byAnybody: listedIn(publicRanking),
  byKey: (caller) => [
    ...listedIn(rankingVisibleTo(caller)),
    { rankingResults: { some: { replacedAt: null, ranking: rankingVisibleTo(caller) } } },
  ],
};
