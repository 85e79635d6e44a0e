import type { ProfileField } from "../athletes/profile-change.rules";
import { highestLevelOf } from "../sport/admitted-levels.rules";
import { athleteLevels } from "../sport/athlete-level.rules";
import type { TournamentGender } from "../tournaments/tournament-labels.rules";

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
