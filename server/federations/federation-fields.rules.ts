import { z } from "zod";
import { cleanString } from "../platform/input-fields.rules";

const shortName = "Nome da federação deve ter pelo menos 2 caracteres";
const shortAcronym = "Sigla deve ter pelo menos 2 caracteres";

/** What a federation is called: 2 to 100 characters. */
export const federationName = cleanString(shortName).pipe(
  z.string().min(2, shortName).max(100, "Nome da federação deve ter no máximo 100 caracteres"),
);

/** A federation's acronym, 2 to 10 characters; converted to upper case. */
export const acronym = cleanString(shortAcronym)
  .transform((typed) => typed.toUpperCase())
  .pipe(z.string().min(2, shortAcronym).max(10, "Sigla deve ter no máximo 10 caracteres"));

const noPosition = "Informe o cargo";

/** A member's position at a federation: "Presidente". */
export const position = cleanString(noPosition).pipe(
  z.string().min(2, noPosition).max(60, "Cargo deve ter no máximo 60 caracteres"),
);
