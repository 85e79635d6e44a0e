import { addDays, addMonths } from "../../platform/time/calendar-day.rules";
import { dateInDigits } from "../../platform/time/time-in-words.rules";
import { contractStateOn, type ContractDays } from "./contract-state.rules";

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
