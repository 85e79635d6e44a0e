import { counted } from "../platform/plural.rules";
import { highestLevelOf } from "../sport/admitted-levels.rules";
import type { EntryLimits } from "../tournaments/entry-fees.rules";
import type { TournamentGender } from "../tournaments/tournament-labels.rules";
import type { Candidate, Ineligibility } from "./eligibility.rules";
import { podiumReasons, type Podium, type PodiumTerms } from "./podium-limit.rules";

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
