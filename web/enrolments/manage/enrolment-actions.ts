import type { EnrolmentStatus } from "../../../server/tournaments/tournament-and-enrolment-status.rules";

/** What the desk can do with one athlete's enrolment. */
export type EnrolmentAction =
  | "admit"
  | "wildCard"
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
  wildCard: "Dar convite da organização",
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
  /** Whether money came without a place, and has to be given back. */
  credited?: boolean;
  paired: boolean;
  inPairs: boolean;
  /** Before the draw. */
  open: boolean;
  /** Whether the places of the category are given later, by ranking or lots. */
  undecided?: boolean;
  /** Wild cards of the category that were not given yet. */
  wildCardsLeft?: number;
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
 * The likeliest step first. Money is recorded in every state, also after the draw; who comes and goes only before it. The
 * server decides again.
 */
export function enrolmentActions({
  status,
  free,
  paid,
  credited = false,
  paired,
  inPairs,
  open,
  undecided = false,
  wildCardsLeft = 0,
  asked = false,
  awaitsConsent = false,
}: EnrolmentStanding): {
  first: "admit" | "wildCard" | "pay" | "pair" | null;
  others: EnrolmentAction[];
} {
  const recording: EnrolmentAction[] = free ? [] : ["payPix", "payCash", "payCard"];
  if (status === "CANCELLED" || status === "EXPIRED")
    return { first: null, others: credited ? ["undoPayment"] : recording };
  const owes = !free && !paid && paying.includes(status);
  const seeks = open && inPairs && !paired && status === "SEEKING_PARTNER";
  const waits = open && status === "WAITLISTED";
  const wildCard = waits && wildCardsLeft > 0 && (paired || !inPairs);
  const others: EnrolmentAction[] = paid || awaitsConsent ? [] : recording;
  if (wildCard && !undecided) others.unshift("wildCard");
  if (open && status === "AWAITING_PAYMENT") others.push("confirm");
  if (paid) others.push("undoPayment");
  if (open && paired) others.push("split");
  if (open && asked) others.push("resend", "withdraw");
  if (open && !awaitsConsent) others.push("cancel");
  const place = undecided ? (wildCard ? "wildCard" : null) : "admit";
  return { first: waits ? place : owes ? "pay" : seeks ? "pair" : null, others };
}
