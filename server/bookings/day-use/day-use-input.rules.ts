import { z } from "zod";
import { optionalCleanString } from "../../platform/input-fields.rules";
import { requiredDate } from "../../platform/time/date-fields.rules";

/** A day that an athlete asks for. */
export const askForDayUseSchema = z.object({ date: requiredDate("Escolha o dia") });

const reason = optionalCleanString().pipe(
  z.string().max(200, "Motivo deve ter no máximo 200 caracteres").nullable(),
);

/** The arena confirms, or refuses with a reason. */
export const answerDayUseSchema = z
  .object({ accept: z.boolean(), reason })
  .refine((answer) => answer.accept || (answer.reason ?? "").length >= 3, {
    message: "Diga o motivo",
    path: ["reason"],
  });

/** The arena cancels a confirmed day use, with an optional reason. */
export const cancelDayUseSchema = z.object({ reason });
