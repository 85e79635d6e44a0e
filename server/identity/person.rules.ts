import { z } from "zod";
import { cleanString, optionalCleanString } from "../platform/input-fields.rules";

/** ´ and ` are what Brazilian keyboards write for an apostrophe; ʼ counts as a letter in Unicode. */
const apostrophes = /[’‘‛ʼ′´`＇]/g;
const hyphens = /[\u2010-\u2013]/g;
const invisible = /\p{Default_Ignorable_Code_Point}+/gu;

/**
 * A name as it is stored, so that one spelling is one name: a single apostrophe and hyphen, plain single spaces (a web page
 * or a spreadsheet pastes no-break ones), no soft hyphens and no joiners, which part a letter from its accent (hence NFC after them).
 * Idempotent.
 */
export const tidyName = (name: string): string =>
  name
    .replace(invisible, "")
    .normalize("NFC")
    .replace(apostrophes, "'")
    .replace(hyphens, "-")
    .replace(/\s+/g, " ")
    .trim();

/** D'Ávila, Maria-Clara, Jr., J.-P., Mª: a sign follows a letter. Ordinals (º ª) are letters in Unicode; digits are refused. */
const word = "\\p{L}[\\p{L}\\p{M}]*(?:(?:\\.?-|['.])[\\p{L}\\p{M}]+)*['.]?";
const words = new RegExp(`^(?:${word}(?: ${word})*)?$`, "u"); // blank is too short, and only that

/**
 * A person's name, 2 to 100 characters, tidied by `tidyName`: letters of any alphabet, spaces, and inside a name
 * apostrophe, hyphen and full stop.
 * @param what the field's name at the beginning of its messages.
 */
export function nameOf(what: string) {
  const short = `${what} deve ter pelo menos 2 caracteres`;
  return cleanString(short)
    .transform(tidyName)
    .pipe(
      z
        .string()
        .min(2, short)
        .max(100, `${what} deve ter no máximo 100 caracteres`)
        .regex(words, `${what} deve conter apenas letras e espaços`),
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
