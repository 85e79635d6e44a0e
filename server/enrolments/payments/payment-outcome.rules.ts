import {
  type EnrolmentStatus,
  hasPlace,
  isGone,
} from "../../tournaments/tournament-and-enrolment-status.rules";

/** What became of an enrolment when its payment was recorded. */
export const paymentOutcomes = [
  "CONFIRMED",
  "PLACE_RESTORED",
  "SEEKS_PARTNER",
  "NO_PLACE_YET",
  "TO_REFUND",
] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

export const paymentOutcomeLabel: Record<PaymentOutcome, string> = {
  CONFIRMED: "Confirmada",
  PLACE_RESTORED: "Vaga devolvida",
  SEEKS_PARTNER: "Procura dupla de novo",
  NO_PLACE_YET: "Ainda sem vaga",
  TO_REFUND: "A devolver",
};

/** What the organiser reads after a payment; null where a confirmed place says it all. */
export const paymentOutcomeText: Record<PaymentOutcome, string | null> = {
  CONFIRMED: null,
  PLACE_RESTORED: "A vaga foi devolvida.",
  SEEKS_PARTNER: "A inscrição voltou e o atleta procura dupla. O valor continua valendo.",
  NO_PLACE_YET: "O atleta continua sem vaga. Se entrar, a inscrição já está paga; se não, devolva o valor.",
  TO_REFUND: "Não há mais vaga: devolva o valor ao atleta.",
};

/** What a payment meets: a place, an enrolment that may still get one, or one that has lost it. */
export type PaymentCase = "PLACED" | "WAITING" | "GONE";

/** An open invitation holds a place, but no fee is due before it is answered. */
export function paymentCase(status: EnrolmentStatus): PaymentCase {
  if (isGone(status)) return "GONE";
  return hasPlace(status) && status !== "INVITED" ? "PLACED" : "WAITING";
}

export const freeOfCharge = "Esta inscrição é gratuita.";

/** As many as a sentence can name. */
export const mostNamed = 3;

/**
 * Why none of many payments was recorded.
 * @param free names of the first whose enrolment is free, at most `mostNamed`.
 * @param others how many there are besides.
 */
export function freeTogether(free: readonly string[], others: number): string {
  const all = free.map((name) => `${name} (gratuita)`);
  if (others > 0) all.push(`mais ${others}`);
  const last = all.pop() ?? "";
  const named = all.length > 0 ? `${all.join(", ")} e ${last}` : last;
  return `Nenhuma baixa foi registrada, porque não há o que receber de ${named}.`;
}
