import type { ProfileField } from "../athletes/profile-change.rules";
import { yearOf } from "../platform/time/calendar-day.rules";
import {
  type AthleteLevel,
  athleteLevelLabel,
  athleteLevels,
  highestLevelOf,
  levelRank,
} from "../sport/athlete-level.rules";
import type { AthleteGender } from "../sport/gender.rules";
import type { TournamentGender } from "../tournaments/tournament-and-enrolment-status.rules";

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
  /** Whether they read the reasons themselves: in the second person. Organisers and partners read the third. */
  isReader?: boolean;
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

export const ineligibilityCodes = [
  "LEVEL",
  "GENDER",
  "AGE",
  "ARENA",
  "CATEGORY_LIMIT",
  "TWO_LEVELS",
  "PODIUM",
] as const;
export type IneligibilityCode = (typeof ineligibilityCodes)[number];

/** One reason why an athlete may not enter a category. */
export interface Ineligibility {
  code: IneligibilityCode;
  /** Whether data is missing in the profile: athletes must complete it, the organiser may decide without it. */
  unknown: boolean;
  message: string;
}

/** Years reached within the calendar year, as categories count them. */
export const ageIn = (year: number, birthDate: string): number => year - yearOf(birthDate);

/** The reasons against one athlete, independent of their partner. */
export function ineligibilityOf(athlete: Candidate, category: CategoryRules): Ineligibility[] {
  return [
    ...levelReason(athlete, category),
    ...(category.gender === "MIXED" ? [] : genderReason(athlete, category.gender)),
    ...ageReason(athlete, category),
    ...arenaReason(athlete, category),
  ];
}

/** Reasons against a pair: those of each athlete, and in a mixed category that they are not a woman and a man. */
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

const reasonOf =
  (code: IneligibilityCode, unknown: boolean) =>
  ({ isReader = false }: Candidate, toReader: string, toOthers: string): Ineligibility => ({
    code,
    unknown,
    message: isReader ? toReader : toOthers,
  });

function levelReason(athlete: Candidate, category: CategoryRules): Ineligibility[] {
  const highest = highestLevelOf(category.level);
  if (highest === null || levelRank(athlete.level) <= levelRank(highest)) return [];
  const level = athleteLevelLabel[athlete.level];
  const limit = athleteLevelLabel[highest];
  return [
    reasonOf("LEVEL", false)(
      athlete,
      `Seu nível é ${level}; esta categoria vai até ${limit}.`,
      `${athlete.name} é nível ${level} e não pode jogar abaixo do próprio nível: a categoria ${category.level} vai até ${limit}.`,
    ),
  ];
}

function genderReason(athlete: Candidate, gender: AthleteGender): Ineligibility[] {
  if (athlete.gender === gender) return [];
  if (athlete.gender === null) return [unknownGender(athlete)];
  const category = gender === "MALE" ? "masculina" : "feminina";
  return [
    reasonOf("GENDER", false)(
      athlete,
      `Você não pode jogar em categoria ${category}.`,
      `${athlete.name} não pode jogar em categoria ${category}.`,
    ),
  ];
}

const unknownGender = (athlete: Candidate): Ineligibility =>
  reasonOf("GENDER", true)(
    athlete,
    "Seu perfil não informa o gênero.",
    `${athlete.name} não tem o gênero informado no perfil.`,
  );

/** Names no age: organisers of other arenas read it too. */
function ageReason(athlete: Candidate, { minAge, maxAge, year }: CategoryRules): Ineligibility[] {
  const { name, birthDate } = athlete;
  if (minAge === null && maxAge === null) return [];
  if (birthDate === null)
    return [
      reasonOf("AGE", true)(
        athlete,
        "Seu perfil não informa a data de nascimento.",
        `${name} não tem a data de nascimento informada no perfil.`,
      ),
    ];
  const age = ageIn(year, birthDate);
  const reason = (limit: string): Ineligibility[] => [
    reasonOf("AGE", false)(athlete, `Você ${limit}`, `${name} ${limit}`),
  ];
  if (minAge !== null && age < minAge)
    return reason(`não completa ${minAge} anos em ${year}, a idade mínima da categoria.`);
  if (maxAge !== null && age > maxAge)
    return reason(`passa de ${maxAge} anos em ${year}, a idade máxima da categoria.`);
  return [];
}

function arenaReason(athlete: Candidate, { arenaOnly }: CategoryRules): Ineligibility[] {
  if (!arenaOnly || athlete.attendsArena) return [];
  const limit = "não é atleta da arena que organiza o torneio.";
  return [reasonOf("ARENA", false)(athlete, `Você ${limit}`, `${athlete.name} ${limit}`)];
}

interface Rules {
  level: string;
  gender: TournamentGender;
  minAge: number | null;
  maxAge: number | null;
  inPairs: boolean;
}

/** Whether the eligibility for a category depends on this field of the athlete's profile. */
export function dependsOn(field: ProfileField, { level, gender, minAge, maxAge, inPairs }: Rules): boolean {
  switch (field) {
    case "level": {
      const highest = highestLevelOf(level);
      return highest !== null && highest !== athleteLevels.at(-1);
    }
    case "birthDate":
      return minAge !== null || maxAge !== null;
    case "gender":
      return gender !== "MIXED" || inPairs;
  }
}

const called: Record<ProfileField, string> = {
  level: "do nível",
  birthDate: "da data de nascimento",
  gender: "do gênero",
};

/** @param where the tournament; null where it is not for the one who reads it to know. */
export const dependenceInWords = (field: ProfileField, where: string | null): string =>
  `A inscrição em ${where ?? "um torneio de outra arena"} depende ${called[field]}: corrija quando o torneio terminar, ou cancele antes a inscrição`;

interface AskingCategory {
  gender: TournamentGender;
  minAge: number | null;
  maxAge: number | null;
  inPairs: boolean;
}

/**
 * What a category goes by and a profile does not tell. A mixed category of pairs judges the two by their gender: who asks
 * a partner has to have said it before the partner answers.
 */
export const profileGaps = (
  profile: { gender: AthleteGender | null; birthDate: Date | string | null },
  { gender, minAge, maxAge, inPairs }: AskingCategory,
): IneligibilityCode[] => [
  ...(profile.gender === null && (inPairs || gender !== "MIXED") ? (["GENDER"] as const) : []),
  ...(profile.birthDate === null && (minAge !== null || maxAge !== null) ? (["AGE"] as const) : []),
];
