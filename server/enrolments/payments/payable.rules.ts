import type { EnrolmentStatus } from "../../tournaments/tournament-labels.rules";
import { hasPlace, isGone } from "../../tournaments/enrolment-status.rules";

interface Payable {
  readonly status: EnrolmentStatus;
  readonly feeInCents: number;
  readonly paidAt: Date | null;
}

interface PaymentRefusal {
  readonly code: string;
  readonly message: string;
  /** Beside a name, where several are refused at once. */
  readonly inShort: string;
}

/** Why no payment can be written down; null where one can, and where it is written down already. */
export function paymentRefusal({ status, feeInCents, paidAt }: Payable): PaymentRefusal | null {
  if (feeInCents === 0)
    return { code: "NOTHING_TO_PAY", message: "Esta inscrição é gratuita.", inShort: "gratuita" };
  if (isGone(status))
    return status === "EXPIRED"
      ? {
          code: "ENROLMENT_OVER",
          message: "A inscrição expirou antes do pagamento. Inscreva o atleta de novo para receber.",
          inShort: "expirada",
        }
      : { code: "ENROLMENT_OVER", message: "Esta inscrição foi cancelada.", inShort: "cancelada" };
  if (paidAt !== null) return null;
  return !hasPlace(status) || status === "INVITED"
    ? {
        code: "NO_PLACE_YET",
        message: "Ainda não há o que pagar: esta inscrição não tem vaga.",
        inShort: "sem vaga",
      }
    : null;
}

/** As many as a sentence can name. */
export const mostNamed = 3;

/**
 * Why none of many payments was written down.
 * @param refused the first of those that cannot pay, at most `mostNamed`.
 * @param others how many there are besides.
 */
export function refusedTogether(
  refused: readonly { name: string; inShort: string }[],
  others: number,
): string {
  const all = refused.map(({ name, inShort }) => `${name} (${inShort})`);
  if (others > 0) all.push(`mais ${others}`);
  const last = all.pop() ?? "";
  const named = all.length > 0 ? `${all.join(", ")} e ${last}` : last;
  return `Nenhuma baixa foi registrada, porque não há o que receber de ${named}.`;
}
