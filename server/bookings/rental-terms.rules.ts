import { z } from "zod";
import { amountInCents } from "../platform/amount.rules";
import { clockTime } from "../platform/time/date-fields.rules";
import { endsOnSameDay } from "../platform/time/day-span.rules";
import { weekdays } from "../platform/time/weekday.rules";
import { mostPriceLines, onlineRentals } from "./rental-words.rules";

/** How courts are rented: whether on the arena's page, the day's places of day use, and hours that cost otherwise. */
export const rentalTermsSchema = z.object({
  onlineRentals: z.enum(onlineRentals, { error: "Escolha como receber pedidos" }),
  dayUsePlaces: z
    .number({ error: "Informe um número" })
    .refine(Number.isInteger, "Informe um número inteiro")
    .min(0, "De 0 a 1000 vagas")
    .max(1000, "De 0 a 1000 vagas")
    .nullish()
    .transform((places) => places ?? null),
  priceLines: z
    .array(
      z
        .object({
          days: z
            .array(z.enum(weekdays, { error: "Escolha os dias" }))
            .min(1, "Escolha os dias")
            .max(7, "Cada dia só uma vez")
            .transform((days) => [...new Set(days)]),
          from: clockTime,
          to: clockTime,
          hourlyRateInCents: amountInCents,
        })
        .refine(({ from, to }) => endsOnSameDay(from, to), {
          path: ["to"],
          message: "O fim deve ser depois do início",
        }),
    )
    .max(mostPriceLines, `No máximo ${mostPriceLines} preços`),
});
export type RentalTermsInput = z.input<typeof rentalTermsSchema>;
export type RentalTerms = z.output<typeof rentalTermsSchema>;
