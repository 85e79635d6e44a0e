import { roundsReached, type RoundReached } from "../draws/rounds.rules";

/** One match of an entry, as its points see it. */
export interface PlayedRound {
  readonly round: RoundReached | "THIRD_PLACE";
  readonly outcome: "WIN" | "LOSS" | "RETIRED" | "WO_WIN" | "WO_LOSS" | "BYE";
}

const won: ReadonlySet<PlayedRound["outcome"]> = new Set(["WIN", "WO_WIN", "BYE"]);

/**
 * The table line of an entry: the round in which it lost. A bye and then a defeat in the first knockout match is worth the
 * round of the bye, and the match for third place nothing.
 * @param matches in the order they were played.
 * @returns null for who neither played nor won a match by W.O.
 */
export function levelReached(matches: readonly PlayedRound[]): RoundReached | null {
  if (!matches.some(({ outcome }) => outcome !== "WO_LOSS" && outcome !== "BYE")) return null;
  const knockout = matches.flatMap(({ round, outcome }) =>
    round === "THIRD_PLACE" || round === "GROUP" ? [] : [{ round, outcome }],
  );
  const last = knockout.at(-1);
  if (!last) return "GROUP";
  if (won.has(last.outcome)) return roundsReached[roundsReached.indexOf(last.round) - 1] ?? "W";
  const bye = knockout.at(-2);
  return bye && knockout.slice(0, -1).every(({ outcome }) => outcome === "BYE") ? bye.round : last.round;
}
