import { graphql, readInlineData, useFragment } from "react-relay/hooks";
import {
  refundPercent,
  refundShares,
  type RefundTerms,
} from "../../server/enrolments/registration-terms.rules";
import type { EnrolmentStatus } from "../../server/tournaments/tournament-and-enrolment-status.rules";
import type { refundForecast_payment$key } from "../__generated__/refundForecast_payment.graphql";
import type { refundForecast_tournament$key } from "../__generated__/refundForecast_tournament.graphql";
import { formatMoney } from "../ui/format";

/** What is owed or was paid, for what is reckoned with it. */
interface Payment {
  readonly amountInCents: number;
  /** Null while it is owed. */
  readonly paidAt: string | null;
}

export function readPayment(payment: refundForecast_payment$key | null | undefined): Payment | null {
  if (!payment) return null;
  const { amountInCents, paidAt } = readInlineData(
    graphql`
      fragment refundForecast_payment on EnrolmentPayment @inline {
        amountInCents
        paidAt
      }
    `,
    payment,
  );
  return { amountInCents, paidAt: paidAt ?? null };
}

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

/** When a tournament gives back what was paid. */
export function useTerms(tournament: refundForecast_tournament$key): RefundTerms {
  const { startDate, registration } = useFragment(
    graphql`
      fragment refundForecast_tournament on Tournament {
        startDate
        registration {
          fullRefundDays
          lateRefundPercent
        }
      }
    `,
    tournament,
  );
  return {
    startDate,
    fullRefundDays: registration.fullRefundDays,
    lateRefundPercent: registration.lateRefundPercent,
  };
}
