import { z } from "zod";
import { cleanString, optionalCleanString } from "../../platform/input-fields.rules";
import { requiredDate } from "../../platform/time/date-fields.rules";

export const mostCredits = 60;
/** Days from today. */
export const furthestExpiry = 730;

const range = `De 1 a ${mostCredits} créditos`;

const count = z
  .number({ error: range })
  .refine(Number.isInteger, range)
  .min(1, range)
  .max(mostCredits, range);

/** 'Dar créditos'. */
export const grantCreditsSchema = z.object({
  count,
  expiresOn: requiredDate("Escolha o último dia"),
  /** The athlete reads it in the ledger. */
  reason: optionalCleanString().pipe(
    z.string().max(200, "Motivo deve ter no máximo 200 caracteres").nullable(),
  ),
});
export type CreditGrant = z.output<typeof grantCreditsSchema>;

/** 'Retirar créditos': the athlete reads why. */
export const withdrawCreditsSchema = z.object({
  count,
  reason: cleanString("Diga o motivo").pipe(
    z.string().min(3, "Diga o motivo").max(200, "Motivo deve ter no máximo 200 caracteres"),
  ),
});
export type CreditWithdrawal = z.output<typeof withdrawCreditsSchema>;
