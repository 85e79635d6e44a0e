import { splitByLargestRemainder } from "../brazil/money.rules";
import { counted } from "../platform/numbers.rules";
import { addDays, dayFromDatabase } from "../platform/time/calendar-day.rules";
import { dateInDigits } from "../platform/time/time-in-words.rules";
import { dayAt, endOfDay } from "../platform/time/time-zone.rules";
import { stillDraft, type TournamentStatus } from "../tournaments/tournament-and-enrolment-status.rules";

export const registrationStates = ["UPCOMING", "OPEN", "CLOSED"] as const;
export type RegistrationState = (typeof registrationStates)[number];

export const registrationStateLabel: Record<RegistrationState, string> = {
  UPCOMING: "Inscrições em breve",
  OPEN: "Inscrições abertas",
  CLOSED: "Inscrições encerradas",
};

export interface RegistrationPeriod {
  status: TournamentStatus;
  /** A draft accepts no enrolments. */
  published: boolean;
  registrationOpen: boolean;
  /** YYYY-MM-DD, first and last day; null without one. */
  registrationStartsOn: string | null;
  registrationEndsOn: string | null;
}

/**
 * Whether athletes may enrol themselves on a day. The organiser enters people outside the period too, until the draw.
 * @param today YYYY-MM-DD in the arena's zone.
 */
export function registrationAt(period: RegistrationPeriod, today: string): RegistrationState {
  const { status, published, registrationOpen, registrationStartsOn, registrationEndsOn } = period;
  if (!published || status !== "REGISTRATION_OPEN" || !registrationOpen) return "CLOSED";
  if (registrationEndsOn !== null && today > registrationEndsOn) return "CLOSED";
  return registrationStartsOn !== null && today < registrationStartsOn ? "UPCOMING" : "OPEN";
}

interface RegistrationSoFar extends RegistrationPeriod {
  /** YYYY-MM-DD in the arena's zone; null for a draft. */
  publishedOn: string | null;
  /** Whether there has been an enrolment. */
  entered: boolean;
}

/**
 * Whether athletes could ever enrol themselves, as far as the settings show. If registration is switched off now but
 * there are enrolments, it was on before. True for every tournament that has been drawn.
 */
export function hasTakenEnrolments(period: RegistrationSoFar, today: string): boolean {
  const { status, publishedOn, registrationOpen, registrationStartsOn, registrationEndsOn, entered } = period;
  if (publishedOn === null) return false;
  if (status !== "REGISTRATION_OPEN") return true;
  if (registrationStartsOn !== null && today < registrationStartsOn) return false;
  if (registrationEndsOn !== null && publishedOn > registrationEndsOn) return false;
  return registrationOpen || entered;
}

/** Why registration is closed on that day, worded for the athlete who tries; null when it is open. */
export function registrationProblem(period: RegistrationPeriod, today: string): string | null {
  const state = registrationAt(period, today);
  const { status, published, registrationStartsOn, registrationEndsOn } = period;
  if (state === "OPEN") return null;
  if (!published) return stillDraft;
  if (status === "IN_PROGRESS") return "O torneio já foi iniciado.";
  if (status === "FINISHED") return "O torneio já foi finalizado.";
  if (state === "UPCOMING" && registrationStartsOn !== null)
    return `As inscrições começam em ${dateInDigits(registrationStartsOn)}.`;
  if (registrationEndsOn !== null && today > registrationEndsOn)
    return `As inscrições terminaram em ${dateInDigits(registrationEndsOn)}.`;
  return "As inscrições estão encerradas.";
}

/** How long a tournament waits for a payment, and what ends before that; days as the database keeps them. */
interface PaymentTerms {
  paymentDays: number;
  registrationEndsOn: Date | null;
  startDate: Date;
}

/**
 * Until when a payment, or the answer to an invitation, can come: the last instant of a day in the tournament's zone.
 * The first of: so many days from now, the end of registration, the eve of the start. A registration that has ended sets
 * no limit any more, and once the first day has come the deadline is the end of today.
 */
export function paymentDeadline(now: Date, terms: PaymentTerms, timeZone: string): Date {
  const today = dayAt(now, timeZone);
  return endOfDay(firstOf([addDays(today, terms.paymentDays), lastDay(today, terms)]), timeZone);
}

/** The same, however many days a payment may take. */
export const lastPaymentDeadline = (
  now: Date,
  terms: Omit<PaymentTerms, "paymentDays">,
  timeZone: string,
): Date => endOfDay(lastDay(dayAt(now, timeZone), terms), timeZone);

function lastDay(
  today: string,
  { registrationEndsOn, startDate }: Omit<PaymentTerms, "paymentDays">,
): string {
  const ends = registrationEndsOn && dayFromDatabase(registrationEndsOn);
  const eve = addDays(dayFromDatabase(startDate), -1);
  const last = firstOf([eve, ...(ends !== null && ends >= today ? [ends] : [])]);
  return last < today ? today : last;
}

const firstOf = (days: readonly string[]): string => days.reduce((first, day) => (day < first ? day : first));

/** When what was paid comes back. */
export interface RefundTerms {
  /** Up to so many days before the start everything comes back. */
  fullRefundDays: number;
  /** From then on so many hundredths, until the draw. */
  lateRefundPercent: number;
  /** YYYY-MM-DD. */
  startDate: string;
}

/** Hundredths of what was paid that come back to who leaves on a day; nothing once it is drawn. */
export function refundPercent(
  { fullRefundDays, lateRefundPercent, startDate }: RefundTerms,
  today: string,
  drawn: boolean,
): number {
  if (drawn) return 0;
  return addDays(today, fullRefundDays) <= startDate ? 100 : lateRefundPercent;
}

/**
 * What each gets back of what they paid together, half a centavo up: the shares add up to the whole.
 * @param paid integer centavos of each.
 */
export function refundShares(paid: readonly number[], percent: number): number[] {
  const sum = paid.reduce((total, amount) => total + amount, 0);
  if (sum === 0) return paid.map(() => 0);
  return splitByLargestRemainder(Math.floor((sum * percent + 50) / 100), paid);
}

/** The event's rule in words, for who enrols. */
export function refundInWords({
  fullRefundDays,
  lateRefundPercent,
}: Pick<RefundTerms, "fullRefundDays" | "lateRefundPercent">): string {
  const days = counted(fullRefundDays, "dia", "dias");
  const full =
    fullRefundDays === 0
      ? "Reembolso integral até o dia do início"
      : `Reembolso integral até ${days} antes do início`;
  const late =
    lateRefundPercent === 0
      ? "depois disso não há reembolso"
      : `depois disso, ${lateRefundPercent}% até o sorteio`;
  return `${full}; ${late}.`;
}
