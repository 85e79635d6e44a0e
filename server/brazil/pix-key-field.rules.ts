import { z } from "zod";
import { optionalCleanString } from "../platform/text-fields.rules";
import { pixKeyProblem, readPixKey } from "./pix-key.rules";

/** A Pix key that may be left out: as the payload carries it, or null. */
export const optionalPixKey = optionalCleanString().transform((typed, ctx) => {
  if (typed === null) return null;
  const message = pixKeyProblem(typed);
  if (message === null) return readPixKey(typed)?.key ?? null;
  ctx.addIssue({ code: "custom", message });
  return z.NEVER;
});
