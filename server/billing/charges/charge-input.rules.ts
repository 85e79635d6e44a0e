import { z } from "zod";
import { tidyName } from "../../identity/person.rules";
import { reason } from "../../identity/reason.rules";
import {
  besideOtherProblems,
  optionalCleanString,
  someAmountInCents,
} from "../../platform/input-fields.rules";
import { addDays, firstOfMonth } from "../../platform/time/calendar-day.rules";
import { optionalDate, requiredDate } from "../../platform/time/date-fields.rules";
import { paymentMethods } from "../charge-words.rules";
import { chargeableKinds, mostChargedAtOnce } from "./charge-kind.rules";

const noWhom = "Escolha pelo menos um atleta ou diga o nome do cliente";
/** Sent again with the same key, it happens once. */
const requestKey = z.uuid("Chave inválida");

/** 'Nova Cobrança': the same charge for each of several athletes, or one for a client without an athlete record. */
export const createChargesSchema = z
  .object({
    athleteIds: z.array(z.string()).max(mostChargedAtOnce, `Escolha no máximo ${mostChargedAtOnce} atletas`),
    clientName: optionalCleanString()
      .transform((name) => name && tidyName(name))
      .pipe(
        z
          .string()
          .min(2, "Nome deve ter pelo menos 2 caracteres")
          .max(80, "Nome deve ter no máximo 80 caracteres")
          .nullable(),
      ),
    kind: z.enum(chargeableKinds, { error: "Escolha o tipo de cobrança" }),
    description: optionalCleanString().pipe(
      z.string().max(120, "Descrição deve ter no máximo 120 caracteres").nullable(),
    ),
    amountInCents: someAmountInCents,
    dueOn: requiredDate("Escolha o vencimento"),
    referenceMonth: optionalDate.transform((day) => day && firstOfMonth(day)),
    requestKey,
  })
  .refine(({ athleteIds, clientName }) => athleteIds.length > 0 || clientName !== null, {
    message: noWhom,
    path: ["athleteIds"],
    when: besideOtherProblems,
  })
  .refine(({ athleteIds, clientName }) => athleteIds.length === 0 || clientName === null, {
    message: "Escolha atletas ou diga o nome de um cliente, não os dois",
    path: ["clientName"],
  });
export type NewCharges = z.output<typeof createChargesSchema>;

/** Most charges paid or reminded of in one request. */
export const mostChargesAtOnce = 100;

const howItCame = z.object({
  method: z.enum(paymentMethods, { error: "Escolha a forma de pagamento" }),
  /** Null for today. */
  paidOn: optionalDate,
  /** Who pays reads it in the history and on the receipt. */
  note: optionalCleanString().pipe(
    z.string().max(200, "Observação deve ter no máximo 200 caracteres").nullable(),
  ),
  /** Whether it is enough without fine and interest. */
  waivesLate: z.boolean().default(false),
  requestKey,
});

/** 'Baixa Manual': what came, how and when. */
export const chargePaymentSchema = howItCame.extend({ amountInCents: someAmountInCents });

const chargeIds = z
  .array(z.string())
  .min(1, "Escolha pelo menos uma cobrança")
  .max(mostChargesAtOnce, `Escolha no máximo ${mostChargesAtOnce} cobranças`)
  .transform((ids) => [...new Set(ids)]);

/** 'Baixa Manual' of several: of each all that is open. */
export const chargePaymentsSchema = howItCame.extend({ chargeIds });

export const remindPayersSchema = z.object({ chargeIds });

export const refundSchema = z.object({
  amountInCents: someAmountInCents,
  reason,
  /** Whether to refund the payer's credit instead of the payment of the charge. */
  ofCredit: z.boolean().nullish().transform(Boolean),
  requestKey,
});

/** Omitted fields do not change. */
export const changeChargeSchema = z
  .object({
    amountInCents: someAmountInCents.nullish().transform((cents) => cents ?? null),
    dueOn: optionalDate,
  })
  .refine(({ amountInCents: cents, dueOn }) => cents !== null || dueOn !== null, {
    message: "Diga o novo valor ou o novo vencimento",
    path: ["dueOn"],
  });

const furthestDueDays = 730;
const oldestPaymentDays = 730;

/** Field error for an invalid due date; null if it is valid. @param today YYYY-MM-DD in the receiver's time zone. */
export function dueDayProblem(dueOn: string, today: string): string | null {
  if (dueOn > addDays(today, furthestDueDays)) return "Escolha um vencimento nos próximos dois anos";
  return dueOn < addDays(today, -furthestDueDays) ? "Escolha um vencimento dos últimos dois anos" : null;
}

/** Field error for an invalid payment date; null if valid. */
export function paymentDayProblem(paidOn: string, today: string): string | null {
  if (paidOn > today) return "O pagamento não pode ser depois de hoje";
  return paidOn < addDays(today, -oldestPaymentDays) ? "Escolha um dia dos últimos dois anos" : null;
}
