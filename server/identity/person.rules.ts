import { z } from "zod";
import { cleanString, optionalCleanString } from "../platform/text-fields.rules";

/** A person's name, said to be this: 2 to 100 characters, letters of any alphabet and spaces only. */
export function nameOf(what: string) {
  const short = `${what} deve ter pelo menos 2 caracteres`;
  return cleanString(short).pipe(
    z
      .string()
      .min(2, short)
      .max(100, `${what} deve ter no máximo 100 caracteres`)
      .regex(/^[\p{L}\p{M} ]*$/u, `${what} deve conter apenas letras e espaços`),
  );
}

export const personName = nameOf("Nome");

const validEmail = z.email("Email inválido").max(255, "Email inválido").toLowerCase();

/** An address to write to, in lower case: the way it is stored and compared. */
export const email = cleanString("Email inválido").pipe(validEmail);

/** For forms that ask only whom they are about. */
export const emailOnlySchema = z.object({ email });

/** An e-mail address that may be left out. */
export const optionalEmail = optionalCleanString().pipe(validEmail.nullable());
