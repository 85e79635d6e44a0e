import { z } from "zod";
import { optionalPixKey } from "../brazil/pix-key-field.rules";
import { isLegibleInPix } from "../brazil/pix.rules";
import { amountInCents } from "../platform/amount.rules";
import { clockTime } from "../platform/time/date-fields.rules";
import { optionalCleanString } from "../platform/text-fields.rules";
import { brazilianTimeZones } from "../platform/time/time-zone.rules";
import { courtCount } from "./arena-fields.rules";

/** The arena's settings card. Prices in centavos, times as HH:mm on one day; what is left out stays as it is. */
export const arenaSettingsSchema = z
  .object({
    courtCount,
    hourlyRateInCents: amountInCents,
    dayUseInCents: amountInCents,
    opensAt: clockTime,
    closesAt: clockTime,
    timeZone: z.enum(brazilianTimeZones, { error: "Escolha um fuso horário do Brasil" }).optional(),
    pixKey: optionalPixKey.optional(),
    city: optionalCleanString()
      .pipe(z.string().max(60, "Cidade deve ter no máximo 60 caracteres").nullable())
      .refine((city) => city === null || isLegibleInPix(city), "Informe a cidade com letras de A a Z")
      .optional(),
  })
  .refine((arena) => arena.closesAt > arena.opensAt, {
    path: ["closesAt"],
    message: "O fechamento deve ser depois da abertura",
  });

export type ArenaSettingsInput = z.input<typeof arenaSettingsSchema>;
export type ArenaSettings = z.output<typeof arenaSettingsSchema>;
