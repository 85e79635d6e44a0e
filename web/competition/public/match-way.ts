import type { MatchStatus } from "../../../server/sport/scores/match-status.rules";

/** What one comes for who may score a match: its result, the correction of one, or just the match. */
export type MatchWay = "result" | "correction" | "details";

interface Openable {
  readonly status: MatchStatus;
  readonly outcome?: string | null;
  readonly sidesKnown: boolean;
}

/** Whether both sides are known, and neither goes on without playing. */
export const takesResult = ({ sidesKnown, outcome, status }: Openable): boolean =>
  status !== "CANCELLED" && outcome !== "BYE" && sidesKnown;

export const wayInto = (match: Openable): MatchWay =>
  !takesResult(match) ? "details" : match.status === "PLAYED" ? "correction" : "result";
