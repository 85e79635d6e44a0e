import { formatCents } from "../../brazil/money.rules";
import type { AuditFields } from "../../identity/audit.rules";
import { dateInDigits } from "../../platform/time/time-in-words.rules";
import { billingPeriodLabel } from "./billing-period.rules";
import type { ContractTerms } from "./contract.rules";

/** A contract's audit fields, labelled as in its form. */
export const contractAuditFields = (terms: ContractTerms): AuditFields => ({
  Plano: terms.plan,
  Cobrança: billingPeriodLabel[terms.billingPeriod],
  Valor: formatCents(terms.priceInCents),
  "Primeiro dia": dateInDigits(terms.firstDay),
  "Último dia": terms.lastDay === null ? "Prazo indeterminado" : dateInDigits(terms.lastDay),
  "Renova sozinho": terms.renewsItself,
  "Renova por (meses)": terms.termMonths,
});
