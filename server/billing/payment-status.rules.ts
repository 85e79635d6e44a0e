import { formatCents } from "../brazil/money.rules";
import { dateInDigits } from "../platform/time/time-in-words.rules";
import { dayAt } from "../platform/time/zoned-time.rules";

type PaymentStatus = "PAID" | "PENDING" | "CANCELLED";

const paymentStatusLabel: Record<PaymentStatus, string> = {
  PAID: "Pago",
  PENDING: "Pendente",
  CANCELLED: "Cancelado",
};

/** What has become of a charge, in words: also how much of it went back, and on which day there. */
export function paymentInWords(
  {
    status,
    refundInCents,
    refundedAt,
  }: {
    status: PaymentStatus;
    refundInCents: number | null;
    refundedAt: Date | null;
  },
  timeZone: string,
): string {
  if (refundInCents === null || refundedAt === null) return paymentStatusLabel[status];
  return `Reembolsado ${formatCents(refundInCents)} em ${dateInDigits(dayAt(refundedAt, timeZone))}`;
}
