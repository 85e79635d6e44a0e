import { z } from "zod";
import { optionalCleanString } from "../../platform/input-fields.rules";

export const longestNote = 1000;

/** What an arena writes down of an athlete, for itself; blank takes it away. */
export const arenaNote = optionalCleanString().pipe(
  z.string().max(longestNote, "Observações devem ter no máximo 1000 caracteres").nullable(),
);

export const arenaNoteSchema = z.object({ note: arenaNote });
