import { z } from "zod";
import { optionalCpf, optionalPhone } from "../brazil/input-fields.rules";
import { passwordSchema, passwordsMatch, repeatedPassword } from "../identity/password.rules";
import { email, personName } from "../identity/person.rules";
import { athleteLevel, optionalBirthDate, optionalGender } from "./athlete.rules";

/**
 * Input of an athlete's sign-up.
 * @param today YYYY-MM-DD, latest valid birth date.
 */
export const signUpAthleteSchema = (today: string) =>
  z.object({
    fullName: personName,
    cpf: optionalCpf,
    email,
    phone: optionalPhone,
    birthDate: optionalBirthDate(today),
    level: athleteLevel,
    gender: optionalGender,
    password: passwordSchema,
  });

export const signUpAthleteFormSchema = (today: string) =>
  signUpAthleteSchema(today)
    .extend({ confirmPassword: repeatedPassword() })
    .refine((form) => form.password === form.confirmPassword, passwordsMatch());
