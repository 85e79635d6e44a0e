import { z } from "zod";
import { passwordSchema, passwordsMatch, repeatedPassword } from "../identity/password.rules";
import { email, personName } from "../identity/person.rules";
import { cleanString } from "../platform/text-fields.rules";

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
