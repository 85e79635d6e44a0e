import { z } from "zod";
import { tidyName } from "../identity/person.rules";
import { amountInCents, cleanString, optionalCleanString } from "../platform/input-fields.rules";
import { addDays } from "../platform/time/calendar-day.rules";
import { calendarDate, clockTime, optionalDate, requiredDate } from "../platform/time/date-fields.rules";
import { endsAfter } from "../platform/time/clock-time.rules";
import {
  bookingParties,
  furthestRentalDays,
  mostCalledOff,
  mostOfSeries,
  mostPeople,
  rentalScopes,
} from "./rental-words.rules";

const noName = "Diga o nome do cliente";
const client = {
  clientName: cleanString(noName)
    .transform(tidyName)
    .pipe(z.string().min(2, noName).max(80, "Nome deve ter no máximo 80 caracteres")),
  contact: optionalCleanString().pipe(
    z.string().max(100, "Contato deve ter no máximo 100 caracteres").nullable(),
  ),
};
const noClock = "Diga o horário";
const clock = () => z.string({ error: noClock }).min(1, noClock).pipe(clockTime);
const span = {
  courtKey: z.string({ error: "Escolha a quadra" }).min(1, "Escolha a quadra"),
  date: requiredDate("Escolha o dia"),
  startsAt: clock(),
  endsAt: clock(),
};
const ordered = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) => endsAfter(startsAt, endsAt);
const orderProblem = () => ({ message: "O fim deve ser depois do início", path: ["endsAt"] });
/** Left out: what the arena's prices come to. */
const price = amountInCents.optional().transform((cents) => cents ?? null);

/** Left out: the client has no record here, only a name. */
const athlete = z
  .string()
  .nullish()
  .transform((id) => id ?? null);

/** 'Locação de Quadra', 'Por Período': once, or every week until a day. */
export const rentCourtSchema = z
  .object({
    ...client,
    ...span,
    until: optionalDate,
    priceInCents: price,
    athleteId: athlete,
    note: optionalCleanString().pipe(
      z.string().max(500, "Observação deve ter no máximo 500 caracteres").nullable(),
    ),
    /** Days of the series that are left out. */
    skipped: z.array(calendarDate).max(mostOfSeries, `No máximo ${mostOfSeries} datas`).default([]),
    /** Rentals, by id, that the arena calls off where the series comes into their way. */
    calledOff: z.array(z.string()).max(mostCalledOff, `No máximo ${mostCalledOff} locações`).default([]),
  })
  .refine(ordered, orderProblem())
  .refine(({ date, until }) => until === null || until >= date, {
    message: "A última locação não pode ser antes da primeira",
    path: ["until"],
  })
  .refine(({ date, until }) => until === null || until <= addDays(date, furthestRentalDays), {
    message: "Repita por no máximo um ano",
    path: ["until"],
  });
export type NewRental = z.output<typeof rentCourtSchema>;

/** A new court, day or time; omitted fields stay unchanged. An omitted price follows the arena's price table. */
export const moveRentalSchema = z.object({ ...span, priceInCents: price }).refine(ordered, orderProblem());

/** 'Locação de Quadra', 'Day Use': a client, alone or with others, for a day; an athlete of the arena only alone. */
export const dayUseSchema = z
  .object({
    ...client,
    date: requiredDate("Escolha o dia"),
    athleteId: athlete,
    people: z
      .number({ error: "Diga quantas pessoas" })
      .refine(Number.isInteger, "Diga quantas pessoas")
      .min(1, "Diga quantas pessoas")
      .max(mostPeople, `No máximo ${mostPeople} pessoas`),
    priceInCents: price,
  })
  .refine(({ athleteId, people }) => athleteId === null || people === 1, {
    message: "O Day Use de um atleta é só dele. Registre os outros pelo nome",
    path: ["people"],
  });

/** An hour that an athlete asks for. */
export const askForCourtSchema = z.object(span).refine(ordered, orderProblem());

export const cancelRentalSchema = z.object({
  scope: z.enum(rentalScopes, { error: "Escolha quais locações" }),
  by: z.enum(bookingParties, { error: "Diga quem cancela" }),
  reason: optionalCleanString().pipe(
    z.string().max(200, "Motivo deve ter no máximo 200 caracteres").nullable(),
  ),
});

/** The message for a day field on which no court can be rented; null if it can. @param today YYYY-MM-DD, arena time. */
export function rentalDayProblem(date: string, today: string, furthest = furthestRentalDays): string | null {
  if (date < today) return "Escolha um dia a partir de hoje";
  if (date <= addDays(today, furthest)) return null;
  if (furthest === 1) return "Escolha hoje ou amanhã";
  return furthest === furthestRentalDays
    ? "Escolha um dia no próximo ano"
    : `Escolha um dia nos próximos ${furthest} dias`;
}
