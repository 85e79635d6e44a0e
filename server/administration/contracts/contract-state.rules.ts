import { addDays, addMonths, daysUntil } from "../../platform/time/calendar-day.rules";
import { counted } from "../../platform/plural.rules";

/** How a contract stands on a day, in the order in which it passes through them. */
export const contractStates = ["SCHEDULED", "RUNNING", "EXPIRING", "EXPIRED", "ENDED"] as const;
export type ContractState = (typeof contractStates)[number];

export const contractStateLabel: Record<ContractState, string> = {
  SCHEDULED: "Agendado",
  RUNNING: "Vigente",
  EXPIRING: "Vence em até 30 dias",
  EXPIRED: "Vencido",
  ENDED: "Encerrado",
};

/** So many days before its end somebody should think of what comes then. */
const noticeDays = 30;

/** The last day of which it is still said that it comes soon. */
export const soonUntil = (today: string): string => addDays(today, noticeDays);

/** The days of a contract, YYYY-MM-DD each. */
export interface ContractDays {
  firstDay: string;
  /** Of the first term; null while nobody has agreed on an end. */
  lastDay: string | null;
  /** By how many months it renews itself; null where somebody has to renew it. */
  termMonths: number | null;
  /** From this day on it is over, whatever was agreed; null unless somebody has ended it. */
  endedOn: string | null;
}

/**
 * What somebody has ended waits for nobody: until that day it runs, and no alert tells that it ends. What renews itself
 * does not end by itself either.
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

/** Far behind every day that can be typed. */
const neverByItself = "9999-12-30";
const endedAlready = "9999-12-31";

/** By this day contracts are listed: what ends first, then what goes on until somebody ends it, then what was ended. */
export function endsInOrder({ lastDay, termMonths, endedOn }: Omit<ContractDays, "firstDay">): string {
  if (endedOn !== null) return endedAlready;
  return termMonths !== null || lastDay === null ? neverByItself : lastDay;
}
