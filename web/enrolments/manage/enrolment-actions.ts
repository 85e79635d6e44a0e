import type { EnrolmentStatus } from "../../../server/tournaments/tournament-labels.rules";

/** What the desk can do with one athlete's enrolment. */
export type EnrolmentAction =
  | "admit"
  | "pay"
  | "payPix"
  | "payCash"
  | "payCard"
  | "confirm"
  | "undoPayment"
  | "pair"
  | "split"
  | "resend"
  | "withdraw"
  | "cancel";

export const enrolmentActionLabel: Record<EnrolmentAction, string> = {
  admit: "Dar vaga",
  pay: "Baixa manual",
  payPix: "Recebido em Pix",
  payCash: "Recebido em dinheiro",
  payCard: "Recebido no cartão",
  confirm: "Confirmar sem pagamento",
  undoPayment: "Desfazer baixa",
  pair: "Formar dupla",
  split: "Separar dupla",
  resend: "Enviar convite de novo",
  withdraw: "Retirar convite",
  cancel: "Cancelar inscrição",
};

interface EnrolmentStanding {
  status: EnrolmentStatus;
  free: boolean;
  paid: boolean;
  paired: boolean;
  inPairs: boolean;
  /** Before the draw. */
  open: boolean;
  /** Whether the organiser's invitation waits for an answer. */
  asked?: boolean;
  /** Whether it is the athlete whom it asks: nothing is theirs yet that could be cancelled. */
  awaitsConsent?: boolean;
}

const paying: readonly EnrolmentStatus[] = [
  "AWAITING_PAYMENT",
  "ENROLLED",
  "PLAYING",
  "ELIMINATED",
  "FINISHED",
];

/**
 * The likeliest step first. Money is settled also after the draw; who comes and goes only before it. The server decides
 * again.
 */
export function enrolmentActions({
  status,
  free,
  paid,
  paired,
  inPairs,
  open,
  asked = false,
  awaitsConsent = false,
}: EnrolmentStanding): {
  first: "admit" | "pay" | "pair" | null;
  others: EnrolmentAction[];
} {
  if (status === "CANCELLED" || status === "EXPIRED") return { first: null, others: [] };
  const owes = !free && !paid && paying.includes(status);
  const seeks = open && inPairs && !paired && status === "SEEKING_PARTNER";
  const waits = open && status === "WAITLISTED";
  const others: EnrolmentAction[] = owes ? ["payPix", "payCash", "payCard"] : [];
  if (open && status === "AWAITING_PAYMENT") others.push("confirm");
  if (paid) others.push("undoPayment");
  if (open && paired) others.push("split");
  if (open && asked) others.push("resend", "withdraw");
  if (open && !awaitsConsent) others.push("cancel");
  return { first: waits ? "admit" : owes ? "pay" : seeks ? "pair" : null, others };
}
