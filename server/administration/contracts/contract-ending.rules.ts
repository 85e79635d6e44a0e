import { addDays, addMonths } from "../../platform/time/calendar-day.rules";
import { dateInDigits } from "../../platform/time/time-in-words.rules";
import { contractStateOn, type ContractDays } from "./contract-state.rules";

const later = (one: string, other: string): string => (one > other ? one : other);

/**
 * What speaks against ending a contract from a day on; null for nothing. One that has run out may be ended, so that
 * nobody is asked about it any more, and one that has not begun as of today, so that it never does.
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

/** What speaks against another last day of a contract that somebody has to renew; null for nothing. */
export function renewalProblem(agreed: string, lastDay: string, today: string): string | null {
  if (lastDay <= agreed) return `Precisa ser depois de ${dateInDigits(agreed)}`;
  return lastDay < today ? "Precisa ser hoje ou depois" : null;
}

/** What a renewal offers: a year more, or as many as it takes to lie ahead. */
export function offeredLastDay(agreed: string, today: string): string {
  let years = 1;
  while (addMonths(agreed, 12 * years) < today) years += 1;
  return addMonths(agreed, 12 * years);
}
