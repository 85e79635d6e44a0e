import { z } from "zod";
import { classKinds } from "../../classes/class-kind-and-status.rules";
import { cleanString, highestAmountInCents, optionalCleanString } from "../../platform/input-fields.rules";
import { addMonths } from "../../platform/time/calendar-day.rules";
import { requiredDate } from "../../platform/time/date-fields.rules";
import { paymentMethods } from "../charge-words.rules";
import { commissionModels } from "./commission-words.rules";

const wholePercent = 10_000;

/** What an arena agrees with a teacher; the value in centavos, of a percentage in hundredths of a percent. */
export const commissionRuleSchema = z
  .object({
    kind: z
      .enum(classKinds, { error: "Escolha o tipo de aula" })
      .nullish()
      .transform((kind) => kind ?? null),
    model: z.enum(commissionModels, { error: "Escolha como se calcula" }),
    value: z
      .number({ error: "Informe o valor" })
      .refine(Number.isInteger, "Valor inválido")
      .min(0, "O valor não pode ser negativo")
      .max(highestAmountInCents, "Valor deve ser no máximo R$ 100.000,00"),
    from: requiredDate("Informe desde quando vale"),
  })
  .refine(({ model, value }) => model !== "PERCENT_CHARGED" || value <= wholePercent, {
    path: ["value"],
    message: "O percentual vai de 0 a 100",
  });

/** So far back, and so far ahead, a rule may begin; months. */
const furthest = 12;

/** @returns why a rule cannot begin on that day; null where it can. */
export function notFrom(from: string, today: string): string | null {
  if (from < addMonths(today, -furthest)) return "A regra pode valer de no máximo um ano atrás";
  if (from > addMonths(today, furthest)) return "A regra pode valer de no máximo um ano à frente";
  return null;
}

/** A manual addition to or deduction from a month. */
export const commissionAdjustmentSchema = z.object({
  amountInCents: z
    .number({ error: "Informe o valor" })
    .refine(Number.isInteger, "Valor inválido")
    .min(-highestAmountInCents, "Valor deve ser no máximo R$ 100.000,00")
    .max(highestAmountInCents, "Valor deve ser no máximo R$ 100.000,00")
    .refine((amount) => amount !== 0, "Informe um valor diferente de zero"),
  reason: cleanString("Diga o motivo").pipe(
    z.string().min(3, "Diga o motivo").max(200, "Motivo deve ter no máximo 200 caracteres"),
  ),
});

/** How a statement was paid. */
export const commissionPaymentSchema = z.object({
  paidOn: requiredDate("Informe o dia do pagamento"),
  method: z.enum(paymentMethods, { error: "Escolha a forma de pagamento" }),
  note: optionalCleanString().pipe(
    z.string().max(200, "Observação deve ter no máximo 200 caracteres").nullable(),
  ),
});

/** @returns why it cannot have been paid on that day; null where it can. */
export function notPaidOn(paidOn: string, month: string, today: string): string | null {
  if (paidOn > today) return "O pagamento não pode estar no futuro";
  if (paidOn < month) return "O pagamento não pode ser de antes do mês do extrato";
  return null;
}

/** The same as a form asks for it: how much, and whether it is added or taken off. */
export const typedAdjustmentSchema = commissionAdjustmentSchema.extend({
  direction: z.enum(["ADD", "TAKE_OFF"], { error: "Diga se acrescenta ou desconta" }),
});
