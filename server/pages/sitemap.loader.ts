import { openArena } from "../arenas/arena.access";
import { arenaPagePath } from "../arenas/arena-key.rules";
import type { Database } from "../platform/database";
import { publicRanking } from "../rankings/ranking.access";
import { publishedTournament } from "../tournaments/tournament.access";

/** A sitemap holds 50,000 addresses at most; the newest of each kind are listed. */
const mostOfAKind = 10_000;

const standing = ["/", "/torneios", "/rankings", "/ajuda", "/contato"];

/** The paths of all pages that strangers may open: three statements. */
export async function publicPaths(db: Database): Promise<string[]> {
  const newest = { orderBy: { id: "desc" }, take: mostOfAKind } as const;
  const [tournaments, arenas, rankings] = await Promise.all([
    db.tournament.findMany({ where: publishedTournament, select: { id: true }, ...newest }),
    db.arena.findMany({ where: openArena, select: { pageKey: true }, ...newest }),
    db.ranking.findMany({ where: publicRanking, select: { id: true }, ...newest }),
  ]);
  return [
    ...standing,
    ...tournaments.map(({ id }) => `/torneio/${id}`),
    ...arenas.map(({ pageKey }) => arenaPagePath(pageKey)),
    ...rankings.map(({ id }) => `/ranking/${id}`),
  ];
}
