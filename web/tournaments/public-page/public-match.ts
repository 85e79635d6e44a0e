import type { DrawStage } from "../../../server/sport/draws/draw-plan.rules";
import { isToPlay } from "../../../server/sport/scores/match-status.rules";
import { formatTime } from "../../ui/format";
import { timeWithExpected } from "../../competition/public/expected-time";
import { pairName, type SideInWords } from "../../competition/public/match-words";
import type { ListedRow } from "../../competition/public/MatchRows";
import type { ReadMatch } from "../../competition/public/read-match";

export interface PublicAthlete {
  readonly id: string;
  readonly key: string;
  readonly displayName: string;
}

export interface PublicSide extends SideInWords {
  readonly athletes: readonly PublicAthlete[];
  readonly origin: string | null;
}

/** The public data of a match, for the lists of the public page and the television. */
export interface PublicMatch extends ReadMatch {
  readonly id: string;
  readonly number: number | null;
  readonly stage: DrawStage | null;
  readonly group: string | null;
  readonly round: number;
  readonly order: number;
  readonly scheduledFor: string | null;
  /** Estimated start, if later than scheduled. */
  readonly expectedAt: string | null;
  /** Its scheduled time has passed, and it has not been called. */
  readonly isLate: boolean;
  readonly playedAt: string | null;
  readonly court: string | null;
  readonly sides: readonly PublicSide[];
}

/** Converts a match to a list row. @param own key of the athlete whose side is highlighted. */
export const rowOf = (match: PublicMatch, place: string | null, own: string | null): ListedRow => ({
  match: { ...match, phase: place, courtLabel: match.court },
  own: own === null ? null : match.sides.findIndex((side) => side.athletes.some(({ key }) => key === own)),
  closed: !tellsMore(match),
});

export const isLive = ({ status }: PublicMatch): boolean => status === "IN_PROGRESS";
export const isNext = ({ status }: PublicMatch): boolean => status === "CALLED";
export const toPlay = ({ status }: PublicMatch): boolean => isToPlay(status);
/** Byes are not played. */
export const isPlayed = ({ status, outcome }: PublicMatch): boolean =>
  status === "PLAYED" && outcome !== "BYE";

/** Whether a match has details to show: an athlete, a time or a court. */
export const tellsMore = ({ sides, scheduledFor, court }: PublicMatch): boolean =>
  scheduledFor !== null || court !== null || sides.some(({ athletes }) => athletes.length > 0);

/** "Ana Souza / Bia Lima", "Vencedor do jogo 12", "A definir". */
export const sideName = (side: PublicSide | undefined): string => pairName(side, " / ");

/** "09:00", "09:00, previsto 09:40" in a time zone; null without a time, or if the match is over. */
export function timeOf({ status, scheduledFor, expectedAt }: PublicMatch, timeZone: string): string | null {
  if (scheduledFor === null || status === "PLAYED") return null;
  const expected = expectedAt === null ? null : formatTime(expectedAt, timeZone);
  return timeWithExpected(formatTime(scheduledFor, timeZone), expected);
}

export const plays = (match: PublicMatch, athleteKey: string): boolean =>
  match.sides.some(({ athletes }) => athletes.some(({ key }) => key === athleteKey));
