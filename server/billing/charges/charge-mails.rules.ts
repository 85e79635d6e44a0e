import { formatCents } from "../../brazil/money.rules";
import type { Mail } from "../../platform/mail/mail.rules";
import { dateInDigits } from "../../platform/time/time-in-words.rules";

/** Who is charged, and by whom. */
export interface Charged {
  email: string;
  name: string;
  arena: string;
  /** "Mensalidade · novembro" */
  what: string;
  amountInCents: number;
  /** YYYY-MM-DD. */
  dueOn: string;
  /** Where what they owe is told, and how to pay it. */
  url: string;
}

/** Something new is owed. */
export const chargedMail = ({ email, name, arena, what, amountInCents, dueOn, url }: Charged): Mail => ({
  to: email,
  bell: true,
  subject: `Nova cobrança da ${arena}`,
  greeting: `Olá, ${name}!`,
  paragraphs: [
    `${what}: ${formatCents(amountInCents)}, com vencimento em ${dateInDigits(dueOn)}.`,
    "Pague pelo código Pix da cobrança, ou na arena.",
  ],
  action: { label: "Ver cobrança", url },
  closing: "Em caso de dúvida, fale com a arena.",
});

/** One of the charges that somebody is reminded of. */
export interface OwedInMail {
  what: string;
  /** What is owed today, fine and interest included. */
  amountInCents: number;
  /** YYYY-MM-DD; null for what has no day. */
  dueOn: string | null;
  isLate: boolean;
}

/** So many charges are told one by one. */
const mostLines = 10;

/** What somebody owes an arena or a federation, all of it in one. @param owed the first due first. */
export const owedMail = (
  {
    email,
    name,
    receiver,
    isFederation = false,
    url,
  }: Pick<Charged, "email" | "name" | "url"> & { receiver: string; isFederation?: boolean },
  owed: readonly OwedInMail[],
): Mail => ({
  to: email,
  bell: true,
  subject: owed.some(({ isLate }) => isLate)
    ? `Pagamento em atraso na ${receiver}`
    : `Lembrete de pagamento da ${receiver}`,
  greeting: `Olá, ${name}!`,
  paragraphs: [
    owed.length === 1 ? "Ainda está em aberto:" : "Ainda estão em aberto:",
    ...owed.slice(0, mostLines).map(owedLine),
    ...(owed.length > mostLines ? [`E mais ${owed.length - mostLines}.`] : []),
    `Pague pelo código Pix da cobrança${isFederation ? "" : ", ou na arena"}. Se já pagou, não precisa fazer nada.`,
  ],
  action: { label: "Ver o que está em aberto", url },
  closing: `Em caso de dúvida, fale com a ${isFederation ? "federação" : "arena"}.`,
});

const owedLine = ({ what, amountInCents, dueOn, isLate }: OwedInMail): string =>
  dueOn === null
    ? `${what}: ${formatCents(amountInCents)}.`
    : isLate
      ? `${what}: venceu em ${dateInDigits(dueOn)}, hoje ${formatCents(amountInCents)} com multa e juros.`
      : `${what}: ${formatCents(amountInCents)}, vence em ${dateInDigits(dueOn)}.`;
