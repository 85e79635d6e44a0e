import {
  type AthleteLevel,
  athleteLevelLabel,
  highestLevelOf,
  levelRank,
} from "../sport/athlete-level.rules";

/** How many months a result counts for the level it was reached at. */
export const monthsOfResults = 12;

interface Result {
  tournamentName: string;
  /** YYYY-MM-DD, its last day. */
  on: string;
  /** As its organiser wrote it: "Intermediário", "B", "Open". */
  category: string;
}

/** A level that an athlete changed from, and the day of the change. */
interface LevelLeft {
  level: AthleteLevel;
  on: string;
}

/** The level a result counts for. Playing in a higher or open category never raises an athlete's own level. */
function levelOf({ category, on }: Result, now: AthleteLevel, left: readonly LevelLeft[]): AthleteLevel {
  const then = left.find((one) => one.on > on)?.level ?? now;
  const highest = highestLevelOf(category) ?? then;
  return levelRank(highest) < levelRank(then) ? highest : then;
}

/**
 * The result that keeps an athlete from playing below: one at a higher level than they would have.
 * @param left the levels they had before, the first given up first.
 */
export const resultAbove = (
  { from, to }: { from: AthleteLevel; to: AthleteLevel },
  results: readonly Result[],
  left: readonly LevelLeft[],
): (Result & { level: AthleteLevel }) | null =>
  results
    .map((result) => ({ ...result, level: levelOf(result, from, left) }))
    .find(({ level }) => levelRank(level) > levelRank(to)) ?? null;

export const lowers = (from: AthleteLevel, to: AthleteLevel): boolean => levelRank(to) < levelRank(from);

/** What ends the refusal: then the arena is asked. */
export const askYourArena = "para baixar o nível, peça à sua arena";

export const resultAboveInWords = ({
  tournamentName,
  level,
}: {
  tournamentName: string;
  level: AthleteLevel;
}): string =>
  `Você teve resultado como ${athleteLevelLabel[level]} em ${tournamentName} há menos de ${monthsOfResults} meses: ${askYourArena}`;
