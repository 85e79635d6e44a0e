import type { Prisma, Tournament } from "../../../prisma/generated/client/client";

/** Running rankings a tournament may be seeded from: its arena's, its federation's, and those of the federation its arena is in. */
export const seedingRankings = ({
  arenaId,
  federationId,
}: Pick<Tournament, "arenaId" | "federationId">): Prisma.RankingWhereInput => ({
  active: true,
  OR: [
    ...(arenaId === null
      ? []
      : [{ arenaId }, { federation: { active: true, arenas: { some: { id: arenaId } } } }]),
    ...(federationId === null ? [] : [{ federationId }]),
  ],
});
