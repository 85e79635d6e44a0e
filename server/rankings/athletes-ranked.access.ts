import type { Prisma } from "../../prisma/generated/client/client";
import type { Meeting } from "../athletes/athlete.access";
import { publicRanking, rankingVisibleTo } from "./ranking.access";

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
