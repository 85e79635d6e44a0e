import { refundPercent, refundShares, type RefundTerms } from "../../server/enrolments/payment-terms.rules";
import { formatMoney } from "../ui/format";
import type { Payment } from "./read-payment";

/** The refund if the enrolment were cancelled today, in centavos; 0 if nothing was paid. */
export function refundForecast(
  payment: Payment | null | undefined,
  terms: RefundTerms,
  today: string,
): number {
  if (!payment?.paidAt) return 0;
  return refundShares([payment.amountInCents], refundPercent(terms, today, false))[0] ?? 0;
}

/** The refund forecast as a sentence, shown before an athlete cancels or an organiser removes an athlete. */
export function refundForecastInWords(
  payment: Payment | null | undefined,
  terms: RefundTerms,
  today: string,
): string {
  if (!payment?.paidAt) return "Nada foi pago: não há o que devolver.";
  const back = refundForecast(payment, terms, today);
  const paid = formatMoney(payment.amountInCents);
  if (back === 0) return `Pela regra do torneio, os ${paid} pagos não são devolvidos.`;
  if (back === payment.amountInCents) return `Pela regra do torneio, os ${paid} pagos são devolvidos.`;
  return `Pela regra do torneio, são devolvidos ${formatMoney(back)} dos ${paid} pagos.`;
}
