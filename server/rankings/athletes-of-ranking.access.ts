import type { Prisma, Ranking } from "../../prisma/generated/client/client";

/** Whom one may give points in a ranking: who attends its arena, or one affiliated to its federation, and whoever has some. */
export const athletesOfRanking = ({
  id,
  arenaId,
  federationId,
}: Pick<Ranking, "id" | "arenaId" | "federationId">): Prisma.AthleteWhereInput => ({
  OR: [
    {
      status: "ACTIVE",
      arenas: {
        some: {
          active: true,
          ...(arenaId === null
            ? { arena: { federation: { id: federationId ?? "", active: true } } }
            : { arenaId }),
        },
      },
    },
    { rankingResults: { some: { rankingId: id } } },
  ],
});
