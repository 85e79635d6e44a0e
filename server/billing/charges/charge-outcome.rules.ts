import type { ErrorCode } from "../../platform/error-codes.rules";
import type { ChargeOutcome } from "../charge.rules";

type Refused = Extract<ChargeOutcome, `REFUSED_${string}`>;

/** Code and message of each refused change of a charge. */
const refusals: Record<Refused, { code: ErrorCode; message: string }> = {
  REFUSED_REFUND_FIRST: {
    code: "CHARGE_REFUND_FIRST",
    message: "Esta cobrança está paga. Registre o reembolso em vez de cancelar.",
  },
  REFUSED_HAS_PAYMENTS: {
    code: "CHARGE_HAS_PAYMENTS",
    message: "Já entrou um pagamento nesta cobrança. Desfaça o pagamento antes.",
  },
  REFUSED_NOT_PAID: { code: "CHARGE_NOT_PAID", message: "Só se reembolsa o que foi pago por inteiro." },
  REFUSED_TOO_MUCH: { code: "CHARGE_TOO_MUCH", message: "O reembolso não pode passar do que foi pago." },
  REFUSED_REASON: { code: "CHARGE_REASON", message: "Diga o motivo." },
  REFUSED_UNKNOWN: { code: "CHARGE_UNKNOWN", message: "Não há pagamento a desfazer nesta cobrança." },
  REFUSED_REFUNDED: {
    code: "CHARGE_REFUNDED",
    message: "Parte do pagamento já foi reembolsada e não pode ser desfeita.",
  },
  REFUSED_NOT_PENDING: { code: "CHARGE_NOT_PENDING", message: "Esta cobrança já foi encerrada." },
};

const isRefused = (outcome: ChargeOutcome): outcome is Refused => outcome.startsWith("REFUSED_");

/** Error code and message of a refused outcome; null if the change was made now or before. */
export const refusalOf = (outcome: ChargeOutcome): { code: ErrorCode; message: string } | null =>
  isRefused(outcome) ? refusals[outcome] : null;
