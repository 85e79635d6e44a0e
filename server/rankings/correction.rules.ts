import type { RoundReached } from "../sport/draws/rounds.rules";

/** What is put in place of results that were entered. */
export interface RankingCorrection {
  readonly changes: readonly {
    readonly resultId: string;
    /** The table line it should have been; null for who was disqualified, absent for the result as it is. */
    readonly level?: RoundReached | null;
  }[];
  readonly reason: string;
}

/** How it is chosen that a result counts for nothing. */
export const disqualified = "OUT";
