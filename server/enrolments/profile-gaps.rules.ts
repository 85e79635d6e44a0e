import type { AthleteGender } from "../sport/athlete-gender.rules";
import type { TournamentGender } from "../tournaments/tournament-labels.rules";
import type { IneligibilityCode } from "./eligibility.rules";

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
