import { roundsReached, type RoundReached } from "../draws/rounds.rules";

/** What an event is worth to a ranking: the points of its winner. */
export const rankingTiers = { G1500: 1500, G1000: 1000, G500: 500, G250: 250, G100: 100 } as const;
export type RankingTier = keyof typeof rankingTiers;
export const rankingTierNames = Object.keys(rankingTiers) as [RankingTier, ...RankingTier[]];

/** Share of the winner's points for each round, from the winner down, in hundredths of a percent. */
export const usualShares: readonly number[] = [100_00, 60_00, 36_00, 18_00, 9_00, 4_50, 2_25];

/**
 * The points of each partner, half rounded up.
 * @param reached null for a pair that showed up for none of its matches.
 */
export function pointsFor(
  tier: RankingTier,
  reached: RoundReached | null,
  shares: readonly number[] = usualShares,
): number {
  const share = reached === null ? 0 : (shares[roundsReached.indexOf(reached)] ?? 0);
  return Math.floor((rankingTiers[tier] * share + 50_00) / 100_00);
}

/** The points of each athlete of a pair at a table line. A disqualified athlete gets none; no other pair moves up. */
export function pairPoints<Athlete extends string>(
  pair: readonly Athlete[],
  linePoints: number,
  disqualified: readonly Athlete[],
): Map<Athlete, number> {
  return new Map(pair.map((athlete) => [athlete, disqualified.includes(athlete) ? 0 : linePoints]));
}
