import type { Prisma, Ranking } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import type { Meeting } from "../athletes/athlete.access";
import { publicRanking, rankingVisibleTo } from "./ranking.access";

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
