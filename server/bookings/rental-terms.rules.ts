import { z } from "zod";
import { amountInCents } from "../platform/input-fields.rules";
import { clockTime } from "../platform/time/date-fields.rules";
import { endsOnSameDay } from "../platform/time/clock-time.rules";
import { weekdays } from "../platform/time/calendar-day.rules";
import {
  mostFreeCancelHours,
  mostHorizonDays,
  mostPriceLines,
  onlineRentals,
  rentalAudiences,
  rentalMinMinutes,
  rentalStepMinutes,
  startStepOf,
} from "./rental-words.rules";

const wholeNumber = (least: number, most: number, unit: string) =>
  z
    .number({ error: "Informe um número" })
    .refine(Number.isInteger, "Informe um número inteiro")
    .min(least, `De ${least} a ${most} ${unit}`)
    .max(most, `De ${least} a ${most} ${unit}`);

/** How courts are rented: whether on the arena's page, the day's places of day use, and hours that cost otherwise. */
export const rentalTermsSchema = z.object({
  onlineRentals: z.enum(onlineRentals, { error: "Escolha como receber pedidos" }),
  rentalAudience: z.enum(rentalAudiences, { error: "Escolha quem pode pedir" }),
  rentalMinMinutes: z.union(
    rentalMinMinutes.map((minutes) => z.literal(minutes)),
    { error: "Escolha o tempo mínimo" },
  ),
  rentalStepMinutes: z.union(
    rentalStepMinutes.map((minutes) => z.literal(minutes)),
    { error: "Escolha de quanto em quanto tempo" },
  ),
  rentalHorizonDays: wholeNumber(1, mostHorizonDays, "dias"),
  freeCancelHours: wholeNumber(0, mostFreeCancelHours, "horas"),
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

/** Terms of an arena for rentals on its page. */
export interface PageRentalTerms {
  rentalMinMinutes: number;
  rentalStepMinutes: number;
}

/** Why an hour cannot be asked for on an arena's page, by its terms; null where it can. @param startsAt, endsAt HH:mm */
export function askedSpanProblem(
  startsAt: string,
  endsAt: string,
  { rentalMinMinutes: least, rentalStepMinutes: step }: PageRentalTerms,
): { path: "startsAt" | "endsAt"; message: string } | null {
  const [from, until] = [minuteOf(startsAt), minuteOf(endsAt)];
  const start = startStepOf(step);
  if (from % start !== 0)
    return { path: "startsAt", message: `Comece de ${start} em ${start} minutos, a partir da hora cheia` };
  // An end that is not after the beginning is one of the next day.
  const minutes = (until - from + dayMinutes) % dayMinutes;
  if (minutes < least) return { path: "endsAt", message: `Esta arena aluga a partir de ${least} minutos` };
  if ((minutes - least) % step !== 0)
    return { path: "endsAt", message: `Depois de ${least} minutos, mais ${step} de cada vez` };
  return null;
}

const dayMinutes = 24 * 60;
const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
