import { addMonths } from "../platform/time/calendar-day.rules";
import { dateInDigits } from "../platform/time/time-in-words.rules";
import { highestLevelOf, levelRank } from "../sport/admitted-levels.rules";
import { athleteLevelLabel, athleteLevels, type AthleteLevel } from "../sport/athlete-level.rules";
import { podiumRuleInWords, type EntryLimits } from "../tournaments/entry-fees.rules";
import type { Candidate, Ineligibility } from "./eligibility.rules";

/** The last place that stands on a podium. */
export const lastOfPodium = 3;

/** One of the first three places of an athlete in a tournament that is over. */
export interface Podium {
  tournamentName: string;
  /** Null: a championship. */
  arenaId: string | null;
  /** Whether everybody may see the tournament. */
  isOpen: boolean;
  /** YYYY-MM-DD, its last day. */
  on: string;
  /** As its organiser wrote it: "Intermediário", "B", "Open". */
  category: string;
  place: number;
}

/** The tournament that is entered, as its rule of podiums needs it. */
export interface PodiumTerms extends Pick<EntryLimits, "podiumMonths" | "podiumMovesUp"> {
  arenaId: string | null;
  /** YYYY-MM-DD */
  startDate: string;
}

/** The first day whose podiums count in a tournament that begins on a day. @param startDate YYYY-MM-DD */
export const podiumsCountFrom = (startDate: string, months: number): string => addMonths(startDate, -months);

/** The lowest level that a podium leaves somebody; null where its category says no level. */
function levelAfter({ category }: Podium, movesUp: boolean): AthleteLevel | null {
  const level = highestLevelOf(category);
  if (level === null || !movesUp) return level;
  return athleteLevels[levelRank(level) + 1] ?? level;
}

interface Standing {
  podium: Podium;
  /** The lowest one to be played. */
  level: AthleteLevel;
}

/** The podium that asks for the highest level, of several the newest; null where none counts. */
function highestStanding(
  podiums: readonly Podium[],
  { podiumMonths, podiumMovesUp, startDate }: PodiumTerms,
): Standing | null {
  if (podiumMonths === null) return null;
  const from = podiumsCountFrom(startDate, podiumMonths);
  const standings = podiums.flatMap((podium) => {
    const level = podium.on < from ? null : levelAfter(podium, podiumMovesUp);
    return level === null ? [] : [{ podium, level }];
  });
  return (
    standings.toSorted(
      (one, other) =>
        levelRank(other.level) - levelRank(one.level) || (one.podium.on < other.podium.on ? 1 : -1),
    )[0] ?? null
  );
}

/** Not everybody who reads a refusal may see each tournament of an athlete. */
const whereOf = (podium: Podium, terms: PodiumTerms, isReader: boolean): string =>
  isReader || podium.isOpen || (podium.arenaId !== null && podium.arenaId === terms.arenaId)
    ? podium.tournamentName
    : "um torneio de outra arena";

/** What the rule of podiums says against an athlete's playing in a category; none where it takes everybody. */
export function podiumReasons(
  { name, isReader = false }: Pick<Candidate, "name" | "isReader">,
  category: { level: string },
  podiums: readonly Podium[],
  terms: PodiumTerms,
): Ineligibility[] {
  const limit = highestLevelOf(category.level);
  const standing = highestStanding(podiums, terms);
  if (limit === null || standing === null || levelRank(standing.level) <= levelRank(limit)) return [];
  const { podium, level } = standing;
  const rule = podiumRuleInWords(terms) ?? "";
  const who = isReader ? "Você" : name;
  const place = `${podium.place}º lugar em ${whereOf(podium, terms, isReader)} (${podium.category}, ${dateInDigits(podium.on)})`;
  return [
    {
      code: "PODIUM",
      unknown: false,
      message: `${rule} ${who} ficou em ${place} e joga a partir do nível ${athleteLevelLabel[level]}.`,
    },
  ];
}

/** "C (2º lugar em Copa da Barra, 10/05/2026)": the lowest level to play, where podiums ask for more than the athlete's own. */
export function suggestedLevelInWords(
  { level: own }: Pick<Candidate, "level">,
  podiums: readonly Podium[],
  terms: PodiumTerms,
): string | null {
  const standing = highestStanding(podiums, terms);
  if (standing === null || levelRank(standing.level) <= levelRank(own)) return null;
  const { podium, level } = standing;
  return `${athleteLevelLabel[level]} (${podium.place}º lugar em ${whereOf(podium, terms, false)}, ${dateInDigits(podium.on)})`;
}
