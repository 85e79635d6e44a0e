import type { ProfileField } from "../athletes/profile-change.rules";
import { highestLevelOf } from "../sport/admitted-levels.rules";
import { athleteLevels } from "../sport/athlete-level.rules";
import type { TournamentGender } from "../tournaments/tournament-labels.rules";
import type { AthleteGender } from "../sport/athlete-gender.rules";
import type { IneligibilityCode } from "./eligibility.rules";

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
