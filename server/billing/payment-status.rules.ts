import { formatCents } from "../brazil/money.rules";
import { dateInDigits } from "../platform/time/time-in-words.rules";
import type { ChargeStatus } from "./charge.rules";

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
