import { isToPlay, type MatchStatus } from "../../../server/tournaments/matches/match-status.rules";

interface Round {
  readonly number: number;
  readonly statuses: readonly MatchStatus[];
}

/** The round one looks for first: the first that still has a match to play; the last one when all is over. */
export function roundInPlay(rounds: readonly Round[]): number {
  const open = rounds.find(({ statuses }) => statuses.some(isToPlay));
  return (open ?? rounds.at(-1))?.number ?? 1;
}
