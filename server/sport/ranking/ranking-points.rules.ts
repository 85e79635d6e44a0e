import type { RoundReached } from "../draws/round-reached.rules";

/** What an event is worth to a ranking: the points of its winner. */
export const rankingTiers = { G1500: 1500, G1000: 1000, G500: 500, G250: 250, G100: 100 } as const;
export type RankingTier = keyof typeof rankingTiers;
export const rankingTierNames = Object.keys(rankingTiers) as [RankingTier, ...RankingTier[]];

/** Share of the winner's points, in hundredths of a percent. */
const shares: Record<RoundReached, number> = {
  W: 100_00,
  F: 60_00,
  SF: 36_00,
  QF: 18_00,
  R16: 9_00,
  R32: 4_50,
  GROUP: 2_25,
};

/**
 * What each partner earns, half rounded up.
 * @param reached null for who stayed away from every match.
 */
export function pointsFor(tier: RankingTier, reached: RoundReached | null): number {
  return reached === null ? 0 : Math.floor((rankingTiers[tier] * shares[reached] + 50_00) / 100_00);
}
