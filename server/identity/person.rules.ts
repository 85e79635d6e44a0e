import { z } from "zod";
import { cleanString, optionalCleanString } from "../platform/text-fields.rules";

const shortName = "Nome deve ter pelo menos 2 caracteres";

/** A person's name: 2 to 100 characters, letters of any alphabet and spaces only. */
export const personName = cleanString(shortName).pipe(
  z
    .string()
    .min(2, shortName)
    .max(100, "Nome deve ter no máximo 100 caracteres")
    .regex(/^[\p{L}\p{M} ]*$/u, "Nome deve conter apenas letras e espaços"),
);

const validEmail = z.email("Email inválido").max(255, "Email inválido").toLowerCase();

/** An address to write to, in lower case: the way it is stored and compared. */
export const email = cleanString("Email inválido").pipe(validEmail);

/** For forms that ask only whom they are about. */
export const emailOnlySchema = z.object({ email });

/** An e-mail address that may be left out. */
export const optionalEmail = optionalCleanString().pipe(validEmail.nullable());
