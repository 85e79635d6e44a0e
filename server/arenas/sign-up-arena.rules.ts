import { z } from "zod";
import { optionalPhone, requiredCnpj } from "../brazil/input-fields.rules";
import { passwordSchema, passwordsMatch, repeatedPassword } from "../identity/password.rules";
import { email, personName } from "../identity/person.rules";
import { arenaAddress, arenaName } from "./arena-fields.rules";

/** An arena and its manager sign up. The CNPJ comes out without its mask. */
export const signUpArenaSchema = z.object({
  arenaName,
  cnpj: requiredCnpj("CNPJ é obrigatório"),
  fullAddress: arenaAddress,
  email,
  contactPhone: optionalPhone,
  responsibleName: personName,
  password: passwordSchema,
});

/** The same as the form shows it, with the password typed twice. */
export const signUpArenaFormSchema = signUpArenaSchema
  .extend({ confirmPassword: repeatedPassword() })
  .refine((form) => form.password === form.confirmPassword, passwordsMatch());
