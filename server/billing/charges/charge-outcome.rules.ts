import type { ChargeOutcome } from "../charge.rules";

type Refused = Extract<ChargeOutcome, `REFUSED_${string}`>;

/** Messages for refused changes of a charge. */
const refusals: Record<Refused, string> = {
  REFUSED_REFUND_FIRST: "Esta cobrança está paga. Registre o reembolso em vez de cancelar.",
  REFUSED_HAS_PAYMENTS: "Já entrou um pagamento nesta cobrança. Desfaça o pagamento antes.",
  REFUSED_NOT_PAID: "Só se reembolsa o que foi pago por inteiro.",
  REFUSED_TOO_MUCH: "O reembolso não pode passar do que foi pago.",
  REFUSED_REASON: "Diga o motivo.",
  REFUSED_UNKNOWN: "Não há pagamento a desfazer nesta cobrança.",
  REFUSED_REFUNDED: "Parte do pagamento já foi reembolsada e não pode ser desfeita.",
  REFUSED_NOT_PENDING: "Esta cobrança já foi encerrada.",
};

const isRefused = (outcome: ChargeOutcome): outcome is Refused => outcome.startsWith("REFUSED_");

/** Error code and message of a refused outcome; null if the change was made now or before. */
export const refusalOf = (outcome: ChargeOutcome): { code: string; message: string } | null =>
  isRefused(outcome) ? { code: outcome.replace("REFUSED_", "CHARGE_"), message: refusals[outcome] } : null;
