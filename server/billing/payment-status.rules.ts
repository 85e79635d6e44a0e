import { formatCents } from "../brazil/money.rules";
import { brasiliaTime, dayIn } from "../platform/stored-time.rules";

type PaymentStatus = "PAID" | "PENDING" | "CANCELLED";

const paymentStatusLabel: Record<PaymentStatus, string> = {
  PAID: "Pago",
  PENDING: "Pendente",
  CANCELLED: "Cancelado",
};

/** What has become of a charge, in words: also how much of it went back, and when. */
export function paymentInWords({
  status,
  refundInCents,
  refundedAt,
}: {
  status: PaymentStatus;
  refundInCents: number | null;
  refundedAt: Date | null;
}): string {
  if (refundInCents === null || refundedAt === null) return paymentStatusLabel[status];
  const [year, month, day] = dayIn(brasiliaTime, refundedAt).split("-");
  return `Reembolsado ${formatCents(refundInCents)} em ${day}/${month}/${year}`;
}
