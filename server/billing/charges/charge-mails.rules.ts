import { formatCents } from "../../brazil/money.rules";
import type { Mail } from "../../platform/mail/mail.rules";
import { dateInDigits } from "../../platform/time/time-in-words.rules";

/** A charge with payer and receiver, for the mail. */
export interface Charged {
  email: string;
  name: string;
  arena: string;
  /** "Mensalidade · novembro" */
  what: string;
  amountInCents: number;
  /** YYYY-MM-DD. */
  dueOn: string;
  /** Page that shows the debt and how to pay it. */
  url: string;
}

/** Notice of a new charge. */
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

/** A charge in a reminder. */
export interface OwedInMail {
  what: string;
  /** Amount owed today, including fine and interest. */
  amountInCents: number;
  /** YYYY-MM-DD; null without a due date. */
  dueOn: string | null;
  isLate: boolean;
  /** Fine and interest in the amount; 0 on the day on which they were waived. */
  lateInCents: number;
}

/** Number of charges listed one by one. */
const mostLines = 10;

/** Reminder of all open charges of a payer at an arena or federation. @param owed sorted by due date. */
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

const owedLine = ({ what, amountInCents, dueOn, isLate, lateInCents }: OwedInMail): string =>
  dueOn === null
    ? `${what}: ${formatCents(amountInCents)}.`
    : isLate
      ? `${what}: venceu em ${dateInDigits(dueOn)}, hoje ${formatCents(amountInCents)}${lateInCents > 0 ? " com multa e juros" : ""}.`
      : `${what}: ${formatCents(amountInCents)}, vence em ${dateInDigits(dueOn)}.`;
