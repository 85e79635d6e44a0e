import type { RoundReached } from "../../../server/sport/draws/rounds.rules";
import { levelReached, type PlayedRound } from "../../../server/sport/ranking/ranking-level.rules";
import { pairPoints } from "../../../server/sport/ranking/ranking-points.rules";

interface Input {
  pair: string[];
  table: Record<RoundReached, number>;
  matches: PlayedRound[];
  disqualified?: string[];
}

export function run({ pair, table, matches, disqualified = [] }: Input) {
  const level = levelReached(matches);
  const points = pairPoints(pair, level === null ? 0 : table[level], disqualified);
  return { level, points: Object.fromEntries(points) };
}
