import { z } from "zod";
import { optionalCpf } from "../brazil/cpf-field.rules";
import { optionalPhone } from "../brazil/phone-field.rules";
import { optionalEmail, personName } from "../identity/person.rules";
import { optionalDate } from "../platform/time/date-fields.rules";
import { athleteGenders } from "../sport/athlete-gender.rules";
import { athleteLevels } from "../sport/athlete-level.rules";
import { arenaNote } from "./arena-athletes/arena-note.rules";

/** A birth date that may be left out. @param today YYYY-MM-DD; nobody is born after it. */
export const optionalBirthDate = (today: string) =>
  optionalDate.refine((day) => day === null || day <= today, "Data de nascimento não pode estar no futuro");

export const athleteLevel = z.enum(athleteLevels, { error: "Nível inválido" }).default("FUN");

/** A gender that may be left out. */
export const optionalGender = z
  .enum(athleteGenders, { error: "Gênero inválido" })
  .nullish()
  .transform((gender) => gender ?? null);

/**
 * An athlete as an arena registers one; whoever has no e-mail or phone yet leaves it blank.
 * @param today YYYY-MM-DD in the arena's zone; nobody is born after it.
 */
export function registerAthleteSchema(today: string) {
  return z.object({
    fullName: personName,
    email: optionalEmail,
    phone: optionalPhone,
    cpf: optionalCpf,
    birthDate: optionalBirthDate(today),
    level: athleteLevel,
    gender: optionalGender,
    note: arenaNote,
  });
}

/**
 * What athletes add to their own profile because a category asks for it; what is known already stays as it is.
 * @param today YYYY-MM-DD.
 */
export function completeProfileSchema(today: string) {
  return z.object({ birthDate: optionalBirthDate(today), gender: optionalGender });
}

export type CompleteProfileInput = z.input<ReturnType<typeof completeProfileSchema>>;

export type RegisterAthleteInput = z.input<ReturnType<typeof registerAthleteSchema>>;
export type NewAthlete = z.output<ReturnType<typeof registerAthleteSchema>>;
