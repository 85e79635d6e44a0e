import { formatCents } from "../brazil/money.rules";
import { dateInDigits } from "../platform/time/time-in-words.rules";
import type { ChargeStatus } from "./charge.rules";
import { isLate } from "./late-fees.rules";

export const paymentStatusLabel: Record<ChargeStatus, string> = {
  PAID: "Pago",
  PENDING: "Pendente",
  CANCELLED: "Cancelado",
  REFUNDED: "Reembolsado",
};

export const ledgerEntryLabel = {
  ISSUE: "Emissão",
  PAYMENT: "Pagamento",
  UNDO: "Pagamento desfeito",
  REFUND: "Reembolso",
  WAIVER: "Dispensa de multa e juros",
  CANCELLATION: "Cancelamento",
  DUE_DATE: "Novo vencimento",
  AMOUNT: "Novo valor",
} as const;

export const ledgerEntryKinds = Object.keys(ledgerEntryLabel) as (keyof typeof ledgerEntryLabel)[];

export const paymentMethods = ["PIX", "CASH", "CARD", "TRANSFER", "BOLETO", "OTHER"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentMethodLabel: Record<PaymentMethod, string> = {
  PIX: "Pix",
  CASH: "Dinheiro",
  CARD: "Cartão",
  TRANSFER: "Transferência",
  BOLETO: "Boleto",
  OTHER: "Outra",
};

/**
 * Status of a charge in words, including the amount and day of a refund.
 * @param refund the latest, with the sum of all; null without one. The day is YYYY-MM-DD.
 */
export function paymentInWords(
  status: ChargeStatus,
  refund: { refundedInCents: number; on: string } | null,
): string {
  if (refund === null) return paymentStatusLabel[status];
  return `Reembolsado ${formatCents(refund.refundedInCents)} em ${dateInDigits(refund.on)}`;
}

/** State of a charge on a day: the stored one, overdue after the due date, or to be refunded once it is closed with credit left. */
export const chargeStandings = ["PAID", "PENDING", "OVERDUE", "CANCELLED", "REFUNDED", "TO_REFUND"] as const;
export type ChargeStanding = (typeof chargeStandings)[number];

export const chargeStandingLabel: Record<ChargeStanding, string> = {
  ...paymentStatusLabel,
  OVERDUE: "Vencido",
  TO_REFUND: "A devolver",
};

/** Open amount of a charge, without fine and interest, in centavos. */
export const openPrincipalOf = ({
  status,
  amountInCents,
  receivedInCents,
  latePaidInCents,
}: {
  status: ChargeStatus;
  amountInCents: number;
  receivedInCents: number;
  latePaidInCents: number;
}): number => (status === "PENDING" ? amountInCents - receivedInCents + latePaidInCents : 0);

/**
 * @param dueOn YYYY-MM-DD; null without a due date.
 * @param creditInCents omit it if credit is irrelevant.
 */
export function standingOn(
  {
    status,
    dueOn,
    creditInCents = 0,
  }: { status: ChargeStatus; dueOn: string | null; creditInCents?: number },
  today: string,
): ChargeStanding {
  if (status === "PENDING") return isLate(dueOn, today) ? "OVERDUE" : "PENDING";
  return status !== "PAID" && creditInCents > 0 ? "TO_REFUND" : status;
}

/** Services that are charged for. */
export const serviceTypes = ["CLASS", "RENTAL", "DAY_USE", "TOURNAMENT"] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** Values of the PostgreSQL enum. */
export const storedService = {
  CLASS: "aula",
  RENTAL: "locacao",
  DAY_USE: "day_use",
  TOURNAMENT: "torneio",
} as const satisfies Record<ServiceType, string>;

/** Of one charge. */
export const serviceLabel: Record<ServiceType, string> = {
  CLASS: "Aula",
  RENTAL: "Locação",
  DAY_USE: "Day Use",
  TOURNAMENT: "Torneio",
};

/** Of all charges of the kind. */
export const servicesLabel: Record<ServiceType, string> = {
  CLASS: "Aulas",
  RENTAL: "Locações",
  DAY_USE: "Day Use",
  TOURNAMENT: "Torneios",
};
