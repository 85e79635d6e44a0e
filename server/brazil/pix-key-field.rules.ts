import { z } from "zod";
import { optionalCleanString } from "../platform/text-fields.rules";
import { pixKeyProblem, readPixKey } from "./pix-key.rules";
import { isLegibleInPix } from "./pix.rules";

/** A Pix key that may be left out: as the payload carries it, or null. */
export const optionalPixKey = optionalCleanString().transform((typed, ctx) => {
  if (typed === null) return null;
  const message = pixKeyProblem(typed);
  if (message === null) return readPixKey(typed)?.key ?? null;
  ctx.addIssue({ code: "custom", message });
  return z.NEVER;
});

/** The city of who is paid, as a Pix code names it; it may be left out. */
export const optionalPixCity = optionalCleanString()
  .pipe(z.string().max(60, "Cidade deve ter no máximo 60 caracteres").nullable())
  .refine((city) => city === null || isLegibleInPix(city), "Informe a cidade com letras de A a Z");
