import { z } from "zod";
import { cnpjProblem, normaliseCnpj } from "../brazil/cnpj.rules";
import { optionalPhone } from "../brazil/phone-field.rules";
import { passwordSchema, passwordsMatch, repeatedPassword } from "../identity/password.rules";
import { email, personName } from "../identity/person.rules";
import { cleanString } from "../platform/text-fields.rules";

const shortArenaName = "Nome da arena deve ter pelo menos 2 caracteres";
const noCnpj = "CNPJ é obrigatório";
const shortAddress = "Endereço deve ter pelo menos 10 caracteres";

/** An arena and its manager sign up. The CNPJ comes out without its mask. */
export const signUpArenaSchema = z.object({
  arenaName: cleanString(shortArenaName).pipe(
    z.string().min(2, shortArenaName).max(100, "Nome da arena deve ter no máximo 100 caracteres"),
  ),
  cnpj: cleanString(noCnpj).transform((typed, ctx) => {
    const cnpj = normaliseCnpj(typed);
    const message = cnpj === "" ? noCnpj : cnpjProblem(typed);
    if (message === null) return cnpj;
    ctx.addIssue({ code: "custom", message });
    return z.NEVER;
  }),
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
