import { z } from "zod";
import { besideOtherProblems } from "../platform/beside-other-problems.rules";
import { legibleText } from "../platform/text.rules";
import { commonPasswords } from "./common-passwords.rules";

/**
 * A new password: 8 to 128 characters with a lower-case letter, an upper-case letter and a digit, and not a common one.
 * It is not trimmed, and keeps angle brackets; only invisible characters are removed before hashing.
 */
export const passwordSchema = z
  .string({ error: "Senha é obrigatória" })
  .overwrite(legibleText)
  .min(8, "Senha deve ter pelo menos 8 caracteres")
  .max(128, "Senha deve ter no máximo 128 caracteres")
  .refine(
    (password) => /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password) && /\d/.test(password),
    "Senha deve conter pelo menos uma letra minúscula, uma maiúscula e um número",
  )
  .refine((password) => !commonPasswords.has(password.toLowerCase()), "Escolha uma senha menos comum");

/** An existing password: rules for new passwords would lock out users with older ones. */
export const typedPassword = z
  .string({ error: "Senha é obrigatória" })
  .overwrite(legibleText)
  .min(1, "Senha é obrigatória");

const passwordsDiffer = "Senhas não coincidem";

/** The second password field of a form. */
export const repeatedPassword = (message = passwordsDiffer) =>
  z.string({ error: message }).overwrite(legibleText);

/** For forms with a second password field: whether both agree, with the message under the second. */
export const passwordsMatch = (message = passwordsDiffer) => ({
  path: ["confirmPassword"],
  message,
  when: besideOtherProblems,
});
