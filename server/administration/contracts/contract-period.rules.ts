import { counted } from "../../platform/numbers.rules";
import { addDays, addMonths, daysUntil } from "../../platform/time/calendar-day.rules";
import { dateInDigits } from "../../platform/time/time-in-words.rules";

/** The states of a contract, in the order in which it passes through them. */
export const contractStates = ["SCHEDULED", "RUNNING", "EXPIRING", "EXPIRED", "ENDED"] as const;
export type ContractState = (typeof contractStates)[number];

export const contractStateLabel: Record<ContractState, string> = {
  SCHEDULED: "Agendado",
  RUNNING: "Vigente",
  EXPIRING: "Vence em até 30 dias",
  EXPIRED: "Vencido",
  ENDED: "Encerrado",
};

/** How many days before its end a contract counts as expiring. */
const noticeDays = 30;

/** A contract with a last day up to this one is expiring. */
export const soonUntil = (today: string): string => addDays(today, noticeDays);

/** The days of a contract, YYYY-MM-DD each. */
export interface ContractDays {
  firstDay: string;
  /** Of the first term; null for an open-ended contract. */
  lastDay: string | null;
  /** The length of the automatic renewal in months; null if the contract is renewed by hand. */
  termMonths: number | null;
  /** The first day on which it is no longer in force, if it was ended early; null otherwise. */
  endedOn: string | null;
}

/**
 * The state on a day. A contract that was ended early runs until that day without an alert. A contract with automatic
 * renewal does not expire.
 * @param today in Brasília.
 */
export function contractStateOn(
  { firstDay, lastDay, termMonths, endedOn }: ContractDays,
  today: string,
): ContractState {
  if (endedOn !== null && endedOn <= today) return "ENDED";
  if (today < firstDay) return "SCHEDULED";
  if (endedOn !== null || termMonths !== null || lastDay === null) return "RUNNING";
  if (lastDay < today) return "EXPIRED";
  return lastDay <= soonUntil(today) ? "EXPIRING" : "RUNNING";
}

/**
 * The last day of the term that a day falls into, null where there is none. Each term is counted from the first, so that
 * what ended on the 31st does so again after a short month.
 */
export function termEndOn(
  { lastDay, termMonths }: Pick<ContractDays, "lastDay" | "termMonths">,
  today: string,
): string | null {
  if (lastDay === null || termMonths === null || today <= lastDay) return lastDay;
  // Never more terms than days have passed; a month has at least 28.
  let terms = Math.floor(daysUntil(lastDay, today) / (31 * termMonths));
  while (addMonths(lastDay, terms * termMonths) < today) terms += 1;
  return addMonths(lastDay, terms * termMonths);
}

/** How many days are left of one that ends soon, 0 on the last; null of any other. */
export const daysLeftOn = (contract: ContractDays, today: string): number | null =>
  contract.lastDay !== null && contractStateOn(contract, today) === "EXPIRING"
    ? daysUntil(today, contract.lastDay)
    : null;

/** "Vence em 12 dias", "Vence hoje"; any other state by its label. */
export function contractStateInWords(state: ContractState, daysLeft: number | null): string {
  if (state !== "EXPIRING" || daysLeft === null) return contractStateLabel[state];
  return daysLeft === 0 ? "Vence hoje" : `Vence em ${counted(daysLeft, "dia", "dias")}`;
}

/** Later than every day that the form accepts. */
const neverByItself = "9999-12-30";
const endedAlready = "9999-12-31";

/** The sort key of the list: contracts with a fixed end, then open-ended ones, then those ended early. */
export function endsInOrder({ lastDay, termMonths, endedOn }: Omit<ContractDays, "firstDay">): string {
  if (endedOn !== null) return endedAlready;
  return termMonths !== null || lastDay === null ? neverByItself : lastDay;
}

const later = (one: string, other: string): string => (one > other ? one : other);

/**
 * Validates the day from which a contract is ended early; null if it is valid. An expired contract may be ended, to
 * clear its alert. A scheduled contract can be ended as of today, so that it never starts.
 * @param today in Brasília.
 */
export function endingProblem(contract: ContractDays, endsOn: string, today: string): string | null {
  const { firstDay, lastDay, termMonths } = contract;
  const scheduled = contractStateOn(contract, today) === "SCHEDULED";
  if (scheduled && endsOn !== today && endsOn <= firstDay)
    return `O contrato começa em ${dateInDigits(firstDay)}: para que não comece, encerre hoje`;
  if (!scheduled && endsOn < firstDay) return `O contrato começou só em ${dateInDigits(firstDay)}`;
  if (lastDay !== null && termMonths === null && endsOn > later(addDays(lastDay, 1), today))
    return `O contrato já termina em ${dateInDigits(lastDay)}`;
  return null;
}

/** Validates the new last day of a contract that is renewed by hand; null if it is valid. */
export function renewalProblem(agreed: string, lastDay: string, today: string): string | null {
  if (lastDay <= agreed) return `Precisa ser depois de ${dateInDigits(agreed)}`;
  return lastDay < today ? "Precisa ser hoje ou depois" : null;
}

/** The suggested end of a renewal: the first anniversary of the current end that is not in the past. */
export function offeredLastDay(agreed: string, today: string): string {
  let years = 1;
  while (addMonths(agreed, 12 * years) < today) years += 1;
  return addMonths(agreed, 12 * years);
}

/** After how long the price is due again. */
export const billingPeriodLabel = {
  MONTHLY: "Mensal",
  QUARTERLY: "Trimestral",
  HALF_YEARLY: "Semestral",
  YEARLY: "Anual",
} as const;
type BillingPeriod = keyof typeof billingPeriodLabel;
export const billingPeriods = Object.keys(billingPeriodLabel) as BillingPeriod[];

/** The suffix of a price: "R$ 490,00 por mês". */
export const perPeriod: Record<BillingPeriod, string> = {
  MONTHLY: "por mês",
  QUARTERLY: "por trimestre",
  HALF_YEARLY: "por semestre",
  YEARLY: "por ano",
};
