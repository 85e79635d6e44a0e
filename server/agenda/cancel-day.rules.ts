import { z } from "zod";
import { cancelReason } from "../classes/class.rules";
import { clockTime, requiredDate } from "../platform/time/date-fields.rules";

/** The most courts that can be selected. */
const mostChosen = 50;

/** 'Cancelar o dia': all of it, from an hour on, or on some courts. */
export const cancelDaySchema = z.object({
  date: requiredDate("Escolha o dia"),
  from: z
    .union([z.literal(""), clockTime])
    .nullish()
    .transform((from) => from || null),
  courtKeys: z
    .array(z.string())
    .max(mostChosen, "Quadras demais")
    .nullish()
    .transform((keys) => (keys && keys.length > 0 ? keys : null)),
  reason: cancelReason,
});
export type DayCancelling = z.output<typeof cancelDaySchema>;
