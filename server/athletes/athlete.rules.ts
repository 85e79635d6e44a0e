import { z } from "zod";
import { optionalCpf, optionalPhone } from "../brazil/input-fields.rules";
import { optionalEmail, personName } from "../identity/person.rules";
import { optionalDate } from "../platform/time/date-fields.rules";
import { athleteGenders } from "../sport/gender.rules";
import { athleteLevels } from "../sport/athlete-level.rules";
import { arenaNote } from "./arena-athletes/arena-note.rules";

/** An optional birth date. @param today YYYY-MM-DD, latest valid birth date. */
export const optionalBirthDate = (today: string) =>
  optionalDate.refine((day) => day === null || day <= today, "Data de nascimento não pode estar no futuro");

export const athleteLevel = z.enum(athleteLevels, { error: "Nível inválido" }).default("FUN");

/** An optional gender. */
export const optionalGender = z
  .enum(athleteGenders, { error: "Gênero inválido" })
  .nullish()
  .transform((gender) => gender ?? null);

/**
 * Input to register an athlete at an arena; e-mail and phone may be blank.
 * @param today YYYY-MM-DD in the arena's time zone, latest valid birth date.
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
 * Profile fields that athletes fill in because a category requires them; existing values do not change.
 * @param today YYYY-MM-DD.
 */
export function completeProfileSchema(today: string) {
  return z.object({ birthDate: optionalBirthDate(today), gender: optionalGender });
}

export type CompleteProfileInput = z.input<ReturnType<typeof completeProfileSchema>>;

export type RegisterAthleteInput = z.input<ReturnType<typeof registerAthleteSchema>>;
export type NewAthlete = z.output<ReturnType<typeof registerAthleteSchema>>;
