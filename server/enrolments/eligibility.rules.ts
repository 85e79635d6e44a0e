import { highestLevelOf, levelRank } from "../sport/admitted-levels.rules";
import { athleteLevelLabel, type AthleteLevel } from "../sport/athlete-level.rules";
import type { AthleteGender } from "../sport/athlete-gender.rules";
import type { TournamentGender } from "../tournaments/tournament-labels.rules";
import { yearOf } from "../platform/time/calendar-day.rules";

/** What eligibility is judged by. */
export interface Candidate {
  name: string;
  level: AthleteLevel;
  /** Null when it is not known. */
  gender: AthleteGender | null;
  /** YYYY-MM-DD; null when it is not known. */
  birthDate: string | null;
  /** Whether they attend the arena that holds the tournament. */
  attendsArena: boolean;
}

export interface CategoryRules {
  /** As its organiser wrote it: "Intermediário", "B", "Misto C", "Sub 14", "40+". */
  level: string;
  gender: TournamentGender;
  minAge: number | null;
  maxAge: number | null;
  /** The year the tournament starts in. */
  year: number;
  /** Whether it has an arena and keeps to that arena's athletes. */
  arenaOnly: boolean;
}

export const ineligibilityCodes = ["LEVEL", "GENDER", "AGE", "ARENA"] as const;
export type IneligibilityCode = (typeof ineligibilityCodes)[number];

/** One reason against somebody's taking part. */
export interface Ineligibility {
  code: IneligibilityCode;
  /** The profile does not tell: who enrols completes it, the organiser decides without. */
  unknown: boolean;
  message: string;
}

/** Years reached within the calendar year, as categories count them. */
export const ageIn = (year: number, birthDate: string): number => year - yearOf(birthDate);

/** Reasons against one athlete, whoever plays at their side. */
export function ineligibilityOf(athlete: Candidate, category: CategoryRules): Ineligibility[] {
  return [
    ...levelReason(athlete, category),
    ...(category.gender === "MIXED" ? [] : genderReason(athlete, category.gender)),
    ...ageReason(athlete, category),
    ...arenaReason(athlete, category),
  ];
}

/** Reasons against two who enter together: either one's own, and in a mixed category that they are not a woman and a man. */
export const pairIneligibility = (
  pair: readonly [Candidate, Candidate],
  category: CategoryRules,
): Ineligibility[] => [
  ...pair.flatMap((athlete) => ineligibilityOf(athlete, category)),
  ...mixedPairReasons(pair, category),
];

/** In a mixed category: that the two are not a woman and a man. */
export function mixedPairReasons(
  pair: readonly [Candidate, Candidate],
  { gender }: CategoryRules,
): Ineligibility[] {
  if (gender !== "MIXED") return [];
  const unknown = pair.filter((athlete) => athlete.gender === null);
  if (unknown.length > 0) return unknown.map(unknownGender);
  return pair[0].gender === pair[1].gender
    ? [{ code: "GENDER", unknown: false, message: "Dupla mista é formada por uma mulher e um homem." }]
    : [];
}

function levelReason({ name, level }: Candidate, category: CategoryRules): Ineligibility[] {
  const highest = highestLevelOf(category.level);
  if (highest === null || levelRank(level) <= levelRank(highest)) return [];
  const message = `${name} é nível ${athleteLevelLabel[level]} e não pode jogar abaixo do próprio nível: a categoria ${category.level} vai até ${athleteLevelLabel[highest]}.`;
  return [{ code: "LEVEL", unknown: false, message }];
}

function genderReason(athlete: Candidate, gender: AthleteGender): Ineligibility[] {
  if (athlete.gender === gender) return [];
  if (athlete.gender === null) return [unknownGender(athlete)];
  const category = gender === "MALE" ? "masculina" : "feminina";
  return [
    { code: "GENDER", unknown: false, message: `${athlete.name} não pode jogar em categoria ${category}.` },
  ];
}

const unknownGender = ({ name }: Candidate): Ineligibility => ({
  code: "GENDER",
  unknown: true,
  message: `${name} não tem o gênero informado no perfil.`,
});

/** Says no age: organisers of other arenas read it too. */
function ageReason({ name, birthDate }: Candidate, { minAge, maxAge, year }: CategoryRules): Ineligibility[] {
  if (minAge === null && maxAge === null) return [];
  const reason = (unknown: boolean, message: string): Ineligibility[] => [{ code: "AGE", unknown, message }];
  if (birthDate === null) return reason(true, `${name} não tem a data de nascimento informada no perfil.`);
  const age = ageIn(year, birthDate);
  if (minAge !== null && age < minAge)
    return reason(false, `${name} não completa ${minAge} anos em ${year}, a idade mínima da categoria.`);
  if (maxAge !== null && age > maxAge)
    return reason(false, `${name} passa de ${maxAge} anos em ${year}, a idade máxima da categoria.`);
  return [];
}

function arenaReason({ name, attendsArena }: Candidate, { arenaOnly }: CategoryRules): Ineligibility[] {
  if (!arenaOnly || attendsArena) return [];
  return [
    { code: "ARENA", unknown: false, message: `${name} não é atleta da arena que organiza o torneio.` },
  ];
}
