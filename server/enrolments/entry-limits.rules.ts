import { counted } from "../platform/numbers.rules";
import { addMonths } from "../platform/time/calendar-day.rules";
import { dateInDigits } from "../platform/time/time-in-words.rules";
import {
  type AthleteLevel,
  athleteLevelLabel,
  athleteLevels,
  highestLevelOf,
  levelRank,
} from "../sport/athlete-level.rules";
import { type EntryLimits, podiumRuleInWords } from "../tournaments/entry-fees.rules";
import type { TournamentGender } from "../tournaments/tournament-and-enrolment-status.rules";
import type { Candidate, Ineligibility } from "./eligibility.rules";

/** The lowest place on a podium. */
export const lastOfPodium = 3;

/** A place from first to third of an athlete in a finished tournament. */
export interface Podium {
  tournamentName: string;
  /** Null for a championship. */
  arenaId: string | null;
  /** Whether the tournament is visible to everyone. */
  isOpen: boolean;
  /** The tournament's last day, YYYY-MM-DD. */
  on: string;
  /** As its organiser wrote it: "Intermediário", "B", "Open". */
  category: string;
  place: number;
}

/** The tournament to enrol in, as its podium rule needs it. */
export interface PodiumTerms extends Pick<EntryLimits, "podiumMonths" | "podiumMovesUp"> {
  arenaId: string | null;
  /** YYYY-MM-DD */
  startDate: string;
}

/** The first day from which podiums count for a tournament. @param startDate the tournament's start, YYYY-MM-DD. */
export const podiumsCountFrom = (startDate: string, months: number): string => addMonths(startDate, -months);

/** The lowest level that an athlete may play after a podium; null if the podium's category names no level. */
function levelAfter({ category }: Podium, movesUp: boolean): AthleteLevel | null {
  const level = highestLevelOf(category);
  if (level === null || !movesUp) return level;
  return athleteLevels[levelRank(level) + 1] ?? level;
}

interface Standing {
  podium: Podium;
  /** The lowest level that the athlete may play. */
  level: AthleteLevel;
}

/** The podium that requires the highest level, the newest one if several do; null if no podium counts. */
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

/** Hides a tournament's name from readers of the message who may not see that tournament. */
const whereOf = (podium: Podium, terms: PodiumTerms, isReader: boolean): string =>
  isReader || podium.isOpen || (podium.arenaId !== null && podium.arenaId === terms.arenaId)
    ? podium.tournamentName
    : podium.arenaId === null
      ? "um campeonato"
      : "um torneio de outra arena";

/** Why the podium rule bars an athlete from a category; empty if it does not. */
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

/**
 * "C (2º lugar em Copa da Barra, 10/05/2026)": the lowest level that the athlete may play. Null unless podiums require a
 * higher level than the athlete's own.
 */
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

/** A category as the limits see it. */
export interface LimitedCategory {
  id: string;
  name: string;
  level: string;
  gender: TournamentGender;
}

/** What the limits of a tournament know of an athlete. */
export interface EntryStanding {
  /** Categories in which they have a running enrolment, on the waiting list too. */
  entered: readonly LimitedCategory[];
  podiums: readonly Podium[];
}

/**
 * What the limits of a tournament say against one athlete's entering a category. Nothing for who is in it already: an
 * athlete keeps the place that a later change of the limits would refuse.
 */
export function limitReasons(
  athlete: Pick<Candidate, "name" | "isReader">,
  category: LimitedCategory,
  { entered, podiums }: EntryStanding,
  limits: EntryLimits & PodiumTerms,
): Ineligibility[] {
  if (entered.some(({ id }) => id === category.id)) return [];
  const { maxCategories, oneLevelPerGender } = limits;
  const who = athlete.isReader ? "você" : athlete.name;
  const names = entered.map(({ name }) => name).join(", ");
  const reasons: Ineligibility[] = [];
  if (maxCategories !== null && entered.length >= maxCategories)
    reasons.push({
      code: "CATEGORY_LIMIT",
      unknown: false,
      message: `Neste torneio cada atleta joga no máximo ${counted(maxCategories, "categoria", "categorias")}, e ${who} já está em ${entered.length}: ${names}.`,
    });
  const otherLevel = oneLevelPerGender ? entered.find((other) => areTwoLevels(category, other)) : undefined;
  if (otherLevel)
    reasons.push({
      code: "TWO_LEVELS",
      unknown: false,
      message: `Neste torneio não é permitido jogar dois níveis do mesmo gênero, e ${who} já está em ${otherLevel.name}.`,
    });
  return [...reasons, ...podiumReasons(athlete, category, podiums, limits)];
}

/** Categories without a level of their own, as those by age, are open beside any level. */
function areTwoLevels(one: LimitedCategory, other: LimitedCategory): boolean {
  const levels = [highestLevelOf(one.level), highestLevelOf(other.level)];
  return one.gender === other.gender && !levels.includes(null) && levels[0] !== levels[1];
}
