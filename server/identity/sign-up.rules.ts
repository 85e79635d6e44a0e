import { z } from "zod";
import { athleteLevel, optionalBirthDate } from "../athletes/athlete.rules";
import { cnpjProblem, normaliseCnpj } from "../brazil/cnpj.rules";
import { optionalCpf } from "../brazil/cpf.rules";
import { optionalPhone } from "../brazil/phone.rules";
import { cleanString } from "../platform/text.rules";
import { passwordSchema, passwordsMatch, repeatedPassword } from "./password.rules";
import { email, personName } from "./person.rules";

const shortArenaName = "Nome da arena deve ter pelo menos 2 caracteres";
const shortAddress = "Endereço deve ter pelo menos 10 caracteres";

/** An arena and its manager sign up. The CNPJ comes out without its mask. */
export const signUpArenaSchema = z.object({
  arenaName: cleanString(shortArenaName).pipe(
    z.string().min(2, shortArenaName).max(100, "Nome da arena deve ter no máximo 100 caracteres"),
  ),
  cnpj: cleanString("CNPJ é obrigatório")
    .transform(normaliseCnpj)
    .pipe(
      z
        .string()
        .min(1, "CNPJ é obrigatório")
        .superRefine((cnpj, ctx) => {
          const message = cnpjProblem(cnpj);
          if (message !== null) ctx.addIssue({ code: "custom", message });
        }),
    ),
  fullAddress: cleanString(shortAddress).pipe(
    z.string().min(10, shortAddress).max(200, "Endereço deve ter no máximo 200 caracteres"),
  ),
  email,
  contactPhone: optionalPhone,
  responsibleName: personName,
  password: passwordSchema,
});

/** The same as the form shows it, with the password typed twice. */
export const signUpArenaFormSchema = signUpArenaSchema
  .extend({ confirmPassword: repeatedPassword() })
  .refine((form) => form.password === form.confirmPassword, passwordsMatch());

const shortFederationName = "Nome da federação deve ter pelo menos 2 caracteres";
const shortAcronym = "Sigla deve ter pelo menos 2 caracteres";

/** A federation and who is responsible for it sign up. The acronym comes out in upper case. */
export const signUpFederationSchema = z.object({
  name: cleanString(shortFederationName).pipe(
    z.string().min(2, shortFederationName).max(100, "Nome da federação deve ter no máximo 100 caracteres"),
  ),
  acronym: cleanString(shortAcronym)
    .transform((acronym) => acronym.toUpperCase())
    .pipe(z.string().min(2, shortAcronym).max(10, "Sigla deve ter no máximo 10 caracteres")),
  email,
  responsibleName: personName,
  password: passwordSchema,
});

const federationPasswordsDiffer = "As senhas não coincidem";

export const signUpFederationFormSchema = signUpFederationSchema
  .extend({ confirmPassword: repeatedPassword(federationPasswordsDiffer) })
  .refine((form) => form.password === form.confirmPassword, passwordsMatch(federationPasswordsDiffer));

/**
 * An athlete signs up.
 * @param today YYYY-MM-DD; nobody is born after it.
 */
export const signUpAthleteSchema = (today: string) =>
  z.object({
    fullName: personName,
    cpf: optionalCpf,
    email,
    phone: optionalPhone,
    birthDate: optionalBirthDate(today),
    level: athleteLevel,
    password: passwordSchema,
  });

export const signUpAthleteFormSchema = (today: string) =>
  signUpAthleteSchema(today)
    .extend({ confirmPassword: repeatedPassword() })
    .refine((form) => form.password === form.confirmPassword, passwordsMatch());
