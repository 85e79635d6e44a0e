import {
  isToPlay,
  matchStatusLabel,
  type MatchStatus,
} from "../../../server/sport/scores/match-status.rules";
import { matchOutcomeLabel, type StoredMatchOutcome } from "../../../server/sport/scores/outcome.rules";
import { formatTime, formatWeekdayTime } from "../../ui/format";
import { timeWithExpected } from "./expected-time";
import type { BracketMatch, BracketSide } from "./bracket-view";

/** "Ana Souza e Bia Lima", "Vencedor do jogo 7" */
export function sideInWords({ names, origin }: Pick<BracketSide, "names" | "origin">): string {
  return names.length > 0 ? names.join(" e ") : (origin ?? "a definir");
}

/** "Jogo 7: Ana e Bia 6 contra Carla e Dani 4", for those who listen. */
export function matchInWords({ number, sides, note }: BracketMatch): string {
  const words = sides.map((side) => [sideInWords(side), ...side.sets.map(({ points }) => points)].join(" "));
  return `Jogo ${number}: ${words.join(" contra ")}${note ? `, ${note}` : ""}`;
}

/** How far a match is, for its looks. */
export function stateOf(status: MatchStatus): BracketMatch["state"] {
  if (status === "IN_PROGRESS") return "live";
  return isToPlay(status) ? "open" : "over";
}

interface NotedMatch {
  readonly status: MatchStatus;
  readonly outcome: StoredMatchOutcome | null;
  /** UTC. */
  readonly scheduledFor: string | null;
  /** UTC; when it will probably begin within hours, where that is later than planned. */
  readonly expectedAt?: string | null;
  readonly court: string | null;
}

/** What stands under a match: how it ended unless by playing, else when, by the clocks in a zone, and where it is played. */
export function noteOf(
  { status, outcome, scheduledFor, expectedAt = null, court }: NotedMatch,
  timeZone: string,
): string | null {
  if (status === "PLAYED") return outcome && outcome !== "COMPLETED" ? matchOutcomeLabel[outcome] : null;
  if (status === "CANCELLED") return matchStatusLabel.CANCELLED;
  const when =
    status !== "SCHEDULED"
      ? matchStatusLabel[status]
      : scheduledFor === null
        ? null
        : expectedAt === null
          ? formatWeekdayTime(scheduledFor, timeZone)
          : timeWithExpected(formatTime(scheduledFor, timeZone), formatTime(expectedAt, timeZone));
  return [when, court].filter(Boolean).join(" · ") || null;
}
