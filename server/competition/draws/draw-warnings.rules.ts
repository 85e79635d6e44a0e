import type { EnrolmentStatus } from "../../tournaments/tournament-and-enrolment-status.rules";

interface Waiting {
  readonly name: string;
  /** ASKED: a guest of the organiser who has not answered. */
  readonly status: EnrolmentStatus | "ASKED";
}

const inWords: Partial<Record<Waiting["status"], (names: string, one: boolean) => string>> = {
  SEEKING_PARTNER: (names, one) =>
    one
      ? `${names} procura dupla e fica fora do sorteio.`
      : `Procuram dupla e ficam fora do sorteio: ${names}.`,
  INVITED: (names, one) =>
    one
      ? `${names} ainda não tem a resposta da dupla e fica fora do sorteio.`
      : `Ainda não têm a resposta da dupla e ficam fora do sorteio: ${names}.`,
  ASKED: (names, one) =>
    one
      ? `${names} ainda não respondeu ao convite e fica fora do sorteio.`
      : `Ainda não responderam ao convite e ficam fora do sorteio: ${names}.`,
  WAITLISTED: (names, one) =>
    one
      ? `${names} está na lista de espera e fica fora do sorteio.`
      : `Estão na lista de espera e ficam fora do sorteio: ${names}.`,
};
const otherwise = (names: string, one: boolean) =>
  one
    ? `${names} está sem dupla e fica fora do sorteio.`
    : `Estão sem dupla e ficam fora do sorteio: ${names}.`;

/** As many as the dialog has room for. */
const mostNamed = 20;

function unpaidInWords(names: readonly string[]): string {
  if (names.length === 1) return `${names.join()} ainda tem valor a pagar e entra no sorteio.`;
  const others = names.length - mostNamed;
  const listed = [...names.slice(0, mostNamed), ...(others > 0 ? [`mais ${others}`] : [])];
  return `Ainda têm valor a pagar e entram no sorteio: ${listed.join("; ")}.`;
}

/**
 * What an organiser should know before drawing, a sentence for each kind.
 * @param unpaid names of the athletes who play and still owe their fee, or part of it.
 * @param leftOut who does not play, and what they wait for.
 */
export function drawWarnings(unpaid: readonly string[], leftOut: readonly Waiting[]): string[] {
  const payment = unpaid.length === 0 ? [] : [unpaidInWords(unpaid)];
  const statuses = [...new Set(leftOut.map(({ status }) => status))];
  return [
    ...payment,
    ...statuses.map((status) => {
      const names = leftOut.filter((waiting) => waiting.status === status).map(({ name }) => name);
      return (inWords[status] ?? otherwise)(names.join(", "), names.length === 1);
    }),
  ];
}
