type PaymentStatus = "PAID" | "PENDING" | "CANCELLED";

export const paymentStatusLabel: Record<PaymentStatus, string> = {
  PAID: "Pago",
  PENDING: "Pendente",
  CANCELLED: "Cancelado",
};
