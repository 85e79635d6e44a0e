import { refundPercent, refundShares, type RefundTerms } from "../../server/enrolments/payment-terms.rules";
import type { EnrolmentStatus } from "../../server/tournaments/tournament-labels.rules";
import { formatMoney } from "../ui/format";
import type { Payment } from "./read-payment";

/** An enrolment that may be cancelled, and what has been paid of its fee. */
export interface Cancellable {
  readonly status: EnrolmentStatus;
  readonly payment: (Payment & { readonly receivedInCents: number }) | null;
}

/**
 * The refund if the enrolment were cancelled today, in centavos; 0 if nothing was paid. As on the server: who waits never
 * had a place and gets everything back, and a part payment becomes credit in full.
 */
export function refundForecast({ status, payment }: Cancellable, terms: RefundTerms, today: string): number {
  if (!payment?.paidAt) return payment?.receivedInCents ?? 0;
  const percent = status === "WAITLISTED" ? 100 : refundPercent(terms, today, false);
  return refundShares([payment.amountInCents], percent)[0] ?? 0;
}

/** The refund forecast as a sentence, shown before an athlete cancels or an organiser removes an athlete. */
export function refundForecastInWords(enrolment: Cancellable, terms: RefundTerms, today: string): string {
  const { status, payment } = enrolment;
  const back = refundForecast(enrolment, terms, today);
  if (!payment?.paidAt)
    return back === 0
      ? "Nada foi pago: não há o que devolver."
      : `A parte já paga, ${formatMoney(back)}, é devolvida por inteiro.`;
  const paid = formatMoney(payment.amountInCents);
  if (status === "WAITLISTED") return `Quem está na lista de espera recebe de volta os ${paid} pagos.`;
  if (back === 0) return `Pela regra do torneio, os ${paid} pagos não são devolvidos.`;
  if (back === payment.amountInCents) return `Pela regra do torneio, os ${paid} pagos são devolvidos.`;
  return `Pela regra do torneio, são devolvidos ${formatMoney(back)} dos ${paid} pagos.`;
}
