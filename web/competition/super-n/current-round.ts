import { isToPlay, type MatchStatus } from "../../../server/sport/scores/match-status.rules";

export interface RoundProgress {
  readonly number: number;
  readonly matches: readonly { readonly status: MatchStatus }[];
}

/** The first round that still has a match to play; null before the draw and once all is played. */
export function currentRound(rounds: readonly RoundProgress[]): number | null {
  return rounds.find(({ matches }) => matches.some(({ status }) => isToPlay(status)))?.number ?? null;
}

/** Where a round stands, in a word. */
export function roundState(
  round: RoundProgress,
  current: number | null,
): "current" | "over" | "cancelled" | "next" {
  if (round.number === current) return "current";
  if (round.matches.some(({ status }) => isToPlay(status))) return "next";
  return round.matches.every(({ status }) => status === "CANCELLED") ? "cancelled" : "over";
}

/**
 * The round being played first, then those to come, then those played, the latest first: what the person beside the
 * court looks for is on top. Before the first result and after the last one, simply in their order.
 */
export function inPlayingOrder<Round extends { readonly number: number }>(
  rounds: readonly Round[],
  current: number | null,
): Round[] {
  if (current === null) return [...rounds];
  const ahead = rounds.filter(({ number }) => number >= current);
  return [...ahead, ...rounds.filter(({ number }) => number < current).reverse()];
}
