import { z } from "zod";
import { optionalPhone } from "../brazil/input-fields.rules";
import { optionalPixCity, optionalPixKey } from "../brazil/pix.rules";
import { optionalUf } from "../brazil/uf.rules";
import { email } from "../identity/person.rules";
import { amountInCents, optionalCleanString, optionalWebsite } from "../platform/input-fields.rules";
import { clockTime } from "../platform/time/date-fields.rules";
import { endsAfter } from "../platform/time/clock-time.rules";
import { brazilianTimeZones } from "../platform/time/time-zone.rules";
import { arenaAddress, arenaName, closesBeforeOpening, courtCount } from "./arena-fields.rules";

/** A name on Instagram, however it was copied: "@arena", "instagram.com/arena". It comes out as the name alone. */
const instagram = optionalCleanString()
  .transform(
    (typed) =>
      typed
        ?.replace(/^(https?:\/\/)?(www\.)?instagram\.com\//i, "")
        .replace(/^@/, "")
        .replace(/[/?#].*$/, "") ?? null,
  )
  .pipe(
    z
      .string()
      .regex(/^[a-z\d._]{1,30}$/i, "Perfil do Instagram inválido")
      .nullable(),
  );

/** What an arena says of itself. Prices in centavos, times as HH:mm; a closing time that is not after the opening is on the next day. What is left out stays as it is. */
export const arenaSettingsSchema = z
  .object({
    name: arenaName.optional(),
    courtCount: courtCount.optional(),
    hourlyRateInCents: amountInCents.optional(),
    dayUseInCents: amountInCents.optional(),
    opensAt: clockTime.optional(),
    closesAt: clockTime.optional(),
    fullAddress: arenaAddress.optional(),
    email: email.optional(),
    contactPhone: optionalPhone.optional(),
    whatsApp: optionalPhone.optional(),
    website: optionalWebsite.optional(),
    instagram: instagram.optional(),
    timeZone: z.enum(brazilianTimeZones, { error: "Escolha um fuso horário do Brasil" }).optional(),
    remindsOnEve: z.boolean().optional(),
    remindsOfCharges: z.boolean().optional(),
    teachersSchedule: z.boolean().optional(),
    pixKey: optionalPixKey.optional(),
    city: optionalPixCity.optional(),
    uf: optionalUf.optional(),
  })
  .refine(({ opensAt, closesAt }) => (opensAt === undefined) === (closesAt === undefined), {
    path: ["closesAt"],
    message: "Informe a abertura e o fechamento",
  })
  .refine(
    ({ opensAt, closesAt }) =>
      opensAt === undefined || closesAt === undefined || endsAfter(opensAt, closesAt),
    { path: ["closesAt"], message: closesBeforeOpening },
  );

export type ArenaSettingsInput = z.input<typeof arenaSettingsSchema>;
export type ArenaSettings = z.output<typeof arenaSettingsSchema>;
