import { z } from "zod";
import { optionalCleanString, someAmountInCents } from "../../platform/input-fields.rules";
import { addDays, firstOfMonth } from "../../platform/time/calendar-day.rules";
import { optionalDate, requiredDate } from "../../platform/time/date-fields.rules";
import { mostChargedAtOnce } from "../charges/charge-kind.rules";
import { mostPauses } from "./plan-standing.rules";

const dayRange = "Dia de 1 a 31";

/** 'Nova mensalidade': the same for each of the athletes. */
export const createMonthlyPlansSchema = z
  .object({
    athleteIds: z
      .array(z.string())
      .min(1, "Escolha pelo menos um atleta")
      .max(mostChargedAtOnce, `Escolha no máximo ${mostChargedAtOnce} atletas`),
    description: optionalCleanString().pipe(
      z.string().max(80, "Descrição deve ter no máximo 80 caracteres").nullable(),
    ),
    amountInCents: someAmountInCents,
    dueDay: z
      .number({ error: dayRange })
      .refine(Number.isInteger, dayRange)
      .min(1, dayRange)
      .max(31, dayRange),
    startsOn: requiredDate("Escolha o começo"),
    endsOn: optionalDate,
    proratesFirstMonth: z.boolean(),
    requestKey: z.uuid("Chave inválida"),
  })
  .refine(({ startsOn, endsOn }) => endsOn === null || endsOn >= startsOn, {
    message: "O fim não pode ser antes do começo",
    path: ["endsOn"],
  });
export type NewMonthlyPlans = z.output<typeof createMonthlyPlansSchema>;

/** Another price from a month on; existing charges do not change. */
export const planPriceSchema = z.object({
  fromMonth: requiredDate("Escolha o mês").transform(firstOfMonth),
  amountInCents: someAmountInCents,
});

const pauseMonths = z
  .array(requiredDate("Escolha o mês").transform(firstOfMonth))
  .max(mostPauses, `Escolha no máximo ${mostPauses} meses`);

/** Months to pause and months to resume. Other months do not change. */
export const planPausesSchema = z
  .object({ months: pauseMonths, resumedMonths: pauseMonths })
  .refine(({ months, resumedMonths }) => months.length + resumedMonths.length > 0, {
    message: "Marque ou desmarque pelo menos um mês",
    path: ["months"],
  })
  .refine(({ months, resumedMonths }) => !months.some((month) => resumedMonths.includes(month)), {
    message: "Um mês não pode ser pausado e cobrado ao mesmo tempo",
    path: ["resumedMonths"],
  });

export const planEndSchema = z.object({ endsOn: requiredDate("Escolha o último dia") });

const furthestDays = 730;

/** Why a plan can have no such day; null where it can. @param today YYYY-MM-DD. */
export const planDayProblem = (day: string, today: string): string | null =>
  day < addDays(today, -furthestDays) || day > addDays(today, furthestDays)
    ? "Escolha um dia até dois anos antes ou depois de hoje"
    : null;
