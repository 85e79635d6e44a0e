import { z } from "zod";
import { cleanString, optionalCleanString } from "../platform/input-fields.rules";

const noReason = "Diga o motivo com pelo menos 5 caracteres";
const longReason = "Motivo deve ter no máximo 500 caracteres";

/** Why an admin does something; those concerned read it, and it stays on record. */
export const reason = cleanString(noReason).pipe(z.string().min(5, noReason).max(500, longReason));

export const reasonSchema = z.object({ reason });

/** The same where nothing has to be said. */
export const optionalReasonSchema = z.object({
  reason: optionalCleanString().pipe(z.string().max(500, longReason).nullable()),
});
