import { z } from "zod";
import { deletionWord } from "./deletion-word.rules";
import { passwordSchema, passwordsMatch, repeatedPassword, typedPassword } from "./password.rules";
import { email } from "./person.rules";

const repeated = { confirmPassword: repeatedPassword() };

/** The page a confirmation mail leads to. */
export const confirmEmailSchema = z.object({ token: z.string(), password: typedPassword });

/** The same without what the address brings. */
export const confirmEmailFormSchema = confirmEmailSchema.pick({ password: true });

/** The page a reset mail leads to. */
export const resetPasswordSchema = z.object({ token: z.string(), newPassword: passwordSchema });

/** The same as the form shows it. */
export const resetPasswordFormSchema = z
  .object({ newPassword: passwordSchema, ...repeated })
  .refine((form) => form.newPassword === form.confirmPassword, passwordsMatch());

export const changePasswordSchema = z.object({
  currentPassword: typedPassword,
  newPassword: passwordSchema,
});

export const changePasswordFormSchema = changePasswordSchema
  .extend(repeated)
  .refine((form) => form.newPassword === form.confirmPassword, passwordsMatch());

export const changeEmailSchema = z.object({ newEmail: email, password: typedPassword });

export const deleteAccountSchema = z.object({
  password: typedPassword,
  confirmation: z
    .string({ error: `Digite ${deletionWord} para confirmar` })
    .refine((typed) => typed.trim().toUpperCase() === deletionWord, `Digite ${deletionWord} para confirmar`),
});
