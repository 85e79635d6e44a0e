import { z } from "zod";
import { athleteGenders, type AthleteGender } from "../sport/athlete-gender.rules";
import { athleteLevels, type AthleteLevel } from "../sport/athlete-level.rules";
import { optionalBirthDate } from "./athlete.rules";

/** What categories go by: what it was is kept, with who changed it and when. */
export interface Profile {
  level: AthleteLevel;
  /** YYYY-MM-DD. */
  birthDate: string | null;
  gender: AthleteGender | null;
}
export const profileFields = ["level", "birthDate", "gender"] as const satisfies readonly (keyof Profile)[];
export type ProfileField = (typeof profileFields)[number];

/**
 * A correction of what an athlete's profile says: what is left out, or null, stays as it is.
 * @param today YYYY-MM-DD; nobody is born after it.
 */
export const correctAthleteSchema = (today: string) =>
  z.object({
    level: z.enum(athleteLevels, { error: "Nível inválido" }).nullish(),
    birthDate: optionalBirthDate(today),
    gender: z.enum(athleteGenders, { error: "Gênero inválido" }).nullish(),
  });

export type CorrectAthleteInput = z.input<ReturnType<typeof correctAthleteSchema>>;
export type Correction = z.output<ReturnType<typeof correctAthleteSchema>>;

/** What of a correction is another than what stands. */
export const differenceOf = (
  before: Profile,
  { level, birthDate, gender }: Correction,
): Partial<Profile> => ({
  ...(level && level !== before.level ? { level } : {}),
  ...(birthDate !== null && birthDate !== before.birthDate ? { birthDate } : {}),
  ...(gender && gender !== before.gender ? { gender } : {}),
});
