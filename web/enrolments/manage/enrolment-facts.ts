import type { EnrolmentStatus } from "../../../server/tournaments/tournament-labels.rules";
import { paymentMethodLabel, type PaymentMethod } from "../../../server/billing/payment-status.rules";
import { formatDateTime, formatMoney } from "../../ui/format";

interface EnrolmentState {
  readonly status: EnrolmentStatus;
  readonly dueAt?: string | null;
  readonly waitingPosition?: number | null;
  readonly refundInCents?: number | null;
  readonly creditInCents?: number | null;
  readonly payment?: {
    readonly paidAt?: string | null;
    readonly method?: PaymentMethod | null;
  } | null;
  readonly invitation?: {
    readonly inviteeName: string;
    readonly expiresAt: string;
    readonly byOrganiser?: boolean;
    readonly partnerName?: string | null | undefined;
  } | null;
  /** Whether it is the athlete whom the organiser asked. */
  readonly awaitsConsent?: boolean;
}

/** What the desk has to know of an enrolment besides its state: the payment, the term, whose answer it waits for. */
export function enrolmentFacts(
  {
    status,
    dueAt,
    waitingPosition,
    refundInCents,
    creditInCents,
    payment,
    invitation,
    awaitsConsent = false,
  }: EnrolmentState,
  timeZone: string,
): string[] {
  const facts: string[] = [];
  if (status === "WAITLISTED" && waitingPosition) facts.push(`${waitingPosition}º na lista de espera`);
  if (invitation)
    facts.push(
      `${
        awaitsConsent
          ? invitation.partnerName
            ? `Convites enviados, também a ${invitation.partnerName}`
            : "Convite enviado"
          : invitation.byOrganiser
            ? `Convite enviado a ${invitation.inviteeName}`
            : `Convidou ${invitation.inviteeName}`
      }: resposta até ${formatDateTime(invitation.expiresAt, timeZone)}`,
    );
  if (payment?.paidAt)
    facts.push(
      [
        `Pago em ${formatDateTime(payment.paidAt, timeZone)}`,
        ...(payment.method ? [paymentMethodLabel[payment.method]] : []),
      ].join(" · "),
    );
  else if (status === "AWAITING_PAYMENT" && dueAt) facts.push(`Pagar até ${formatDateTime(dueAt, timeZone)}`);
  else if (payment) facts.push("A receber, sem prazo");
  if (creditInCents) facts.push(`A devolver: ${formatMoney(creditInCents)}, pago sem vaga`);
  if (refundInCents) facts.push(`Devolver ${formatMoney(refundInCents)}`);
  return facts;
}
