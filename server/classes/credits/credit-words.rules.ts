import { creditKinds, type CreditKind, type CreditState, type LossReason } from "./credit.rules";

export { creditKinds };
export const creditKindLabel: Record<CreditKind, string> = {
  MAKE_UP: "Reposição",
  MONTHLY: "Mensalidade",
  PACKAGE: "Pacote",
  SINGLE: "Aula avulsa",
};

export const creditStateLabel: Record<CreditState | "EXPIRED", string> = {
  AVAILABLE: "Disponível",
  RESERVED: "Reservado",
  USED: "Usado",
  LOST: "Perdido",
  REPLACED: "Trocado por reposição",
  CANCELLED: "Retirado",
  EXPIRED: "Vencido",
};

export const lossLabel: Record<LossReason, string> = {
  LATE_CANCELLATION: "Avisou tarde",
  NO_SHOW: "Faltou",
  MAKE_UP_LIMIT: "Limite de reposições do mês",
};

export const leavings = [
  "CREDIT_RETURNED",
  "CHARGE_CANCELLED",
  "MAKE_UP_GRANTED",
  "MAKE_UP_LIMIT",
  "LATE",
  "LEFT_LINE",
] as const;
/** Message to an athlete who leaves a class: what happened to the credit. */
export const leavingLabel: Record<(typeof leavings)[number], string> = {
  CREDIT_RETURNED: "O crédito voltou.",
  CHARGE_CANCELLED: "A cobrança foi cancelada.",
  MAKE_UP_GRANTED: "Você tem direito a uma reposição.",
  MAKE_UP_LIMIT: "O limite de reposições deste mês já foi usado, então não há outra.",
  LATE: "O aviso veio com menos de 12 horas, então não há crédito de volta.",
  LEFT_LINE: "Você saiu da fila.",
};

export const bookings = ["BOOKED", "WAITING"] as const;
export const bookingLabel: Record<(typeof bookings)[number], string> = {
  BOOKED: "Aula agendada",
  WAITING: "Na fila",
};
