import type { DrawStage } from "../../../server/sport/draws/draw-plan.rules";
import { isToPlay, type MatchStatus } from "../../../server/sport/scores/match-status.rules";
import type { StoredMatchOutcome } from "../../../server/sport/scores/outcome.rules";
import type { SetScore } from "../../../server/sport/scores/score.rules";
import { formatTime } from "../../ui/format";
import { timeWithExpected } from "../../competition/public/expected-time";
import { shortName } from "../../competition/public/match-words";

export interface PublicAthlete {
  readonly id: string;
  readonly key: string;
  readonly displayName: string;
}

export interface PublicSide {
  readonly athletes: readonly PublicAthlete[];
  /** Where it comes from while nobody is known: "Vencedor do jogo 12". */
  readonly origin: string | null;
  readonly isWinner: boolean;
}

/** A match as everybody sees it, for the lists of the public page and the board on the wall. */
export interface PublicMatch {
  readonly id: string;
  readonly number: number | null;
  readonly stage: DrawStage | null;
  readonly group: string | null;
  readonly round: number;
  readonly order: number;
  readonly status: MatchStatus;
  readonly outcome: StoredMatchOutcome | null;
  readonly scheduledFor: string | null;
  /** When it will probably begin, where that is later than planned. */
  readonly expectedAt: string | null;
  /** Its time has passed, and nobody was called to it. */
  readonly isLate: boolean;
  readonly playedAt: string | null;
  readonly court: string | null;
  readonly sides: readonly PublicSide[];
  /** As they count; also while it is played. */
  readonly sets: readonly SetScore[];
}

export const isLive = ({ status }: PublicMatch): boolean => status === "IN_PROGRESS";
export const isNext = ({ status }: PublicMatch): boolean => status === "CALLED";
export const toPlay = ({ status }: PublicMatch): boolean => isToPlay(status);
/** A bye was never played. */
export const isPlayed = ({ status, outcome }: PublicMatch): boolean =>
  status === "PLAYED" && outcome !== "BYE";

/** "Ana Souza / Bia Lima", "Vencedor do jogo 12", "A definir". */
export function sideName(side: PublicSide | undefined): string {
  if (!side) return "A definir";
  const names = side.athletes.map(({ displayName }) => shortName(displayName)).join(" / ");
  return names || (side.origin ?? "A definir");
}

/** "09:00", "09:00, previsto 09:40" by the clocks in a zone; null without a time, and once it is over. */
export function timeOf({ status, scheduledFor, expectedAt }: PublicMatch, timeZone: string): string | null {
  if (scheduledFor === null || status === "PLAYED") return null;
  const expected = expectedAt === null ? null : formatTime(expectedAt, timeZone);
  return timeWithExpected(formatTime(scheduledFor, timeZone), expected);
}

export const plays = (match: PublicMatch, athleteKey: string): boolean =>
  match.sides.some(({ athletes }) => athletes.some(({ key }) => key === athleteKey));
