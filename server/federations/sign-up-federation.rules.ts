import { z } from "zod";
import { passwordSchema, passwordsMatch, repeatedPassword } from "../identity/password.rules";
import { email, personName } from "../identity/person.rules";
import { acronym, federationName } from "./federation-fields.rules";

/** A federation and who is responsible for it sign up. The acronym comes out in upper case. */
export const signUpFederationSchema = z.object({
  name: federationName,
  acronym,
  email,
  responsibleName: personName,
  password: passwordSchema,
});

const federationPasswordsDiffer = "As senhas não coincidem";

export const signUpFederationFormSchema = signUpFederationSchema
  .extend({ confirmPassword: repeatedPassword(federationPasswordsDiffer) })
  .refine((form) => form.password === form.confirmPassword, passwordsMatch(federationPasswordsDiffer));
