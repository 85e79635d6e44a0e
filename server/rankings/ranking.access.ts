import DataLoader from "dataloader";
import type { Prisma, Ranking } from "../../prisma/generated/client/client";
import { perRequest, type ActionContext } from "../platform/context";
import { isAdmin, isSignedIn, keyAllows, type Caller } from "../platform/viewer";

/** What hangs on the wall: the running rankings of active federations. */
const publicRanking = { active: true, federation: { active: true } } satisfies Prisma.RankingWhereInput;

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

const visibleRankings = perRequest(
  (ctx: ActionContext) =>
    new DataLoader<string, Ranking | null>(async (ids) => {
      const rows = await ctx.db.ranking.findMany({
        where: { AND: [{ id: { in: [...ids] } }, rankingVisibleTo(ctx)] },
      });
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
);

/** Null as well for a ranking that does not exist; those of one request are read together. */
export const visibleRanking = (id: string, ctx: ActionContext): Promise<Ranking | null> =>
  visibleRankings(ctx).load(id);

/** Which athletes stand in a ranking that hangs on the wall; one statement for all that a request asks for. */
const listedInPublic = perRequest(
  (ctx: ActionContext) =>
    new DataLoader<string, boolean>(async (athleteIds) => {
      const rows = await ctx.db.rankingPosition.findMany({
        where: { athleteId: { in: [...athleteIds] }, ranking: publicRanking },
        distinct: ["athleteId"],
        select: { athleteId: true },
      });
      const listed = new Set(rows.map(({ athleteId }) => athleteId));
      return athleteIds.map((id) => listed.has(id));
    }),
);

export const isListedInPublic = (athleteId: string, ctx: ActionContext): Promise<boolean> =>
  listedInPublic(ctx).load(athleteId);

/** Whose ranking it is, by name; one statement for all that a request shows. */
export const organiserNames = perRequest(
  (ctx: ActionContext) =>
    new DataLoader<string, string>(async (ids) => {
      const rows = await ctx.db.$queryRaw<{ id: string; nome: string }[]>`
        SELECT r.id::text, coalesce(f.nome, a.nome_arena) AS nome FROM rankings r
        LEFT JOIN federacoes f ON f.id = r.federacao_id LEFT JOIN arenas a ON a.id = r.arena_id
        WHERE r.id = ANY(${[...ids]}::uuid[])`;
      const byId = new Map(rows.map(({ id, nome }) => [id, nome]));
      return ids.map((id) => byId.get(id) ?? new Error(`no ranking ${id}`));
    }),
);

export const canSeeRanking = async (id: string, ctx: ActionContext): Promise<boolean> =>
  (await visibleRanking(id, ctx)) !== null;
