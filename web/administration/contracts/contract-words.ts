import { counted } from "../../../server/platform/plural.rules";
import { addDays } from "../../../server/platform/time/calendar-day.rules";
import { formatDate } from "../../ui/format";
import type { ContractOfList } from "./contract-row";

/** The name of the arena or federation that the contract is with. */
export const partyName = ({ arena, federation }: Pick<ContractOfList, "arena" | "federation">): string =>
  arena?.name ?? federation?.name ?? "";

type Days = Pick<ContractOfList, "firstDay" | "termEnd" | "endedOn">;

/** The last day of the contract; null if it has no end, "never" if it was ended before it started. */
function lastDayOf({ firstDay, termEnd, endedOn }: Days): string | null {
  if (!endedOn) return termEnd ?? null;
  if (endedOn <= firstDay) return "never";
  const last = addDays(endedOn, -1);
  return termEnd && termEnd < last ? termEnd : last;
}

/** "01/01/2026 – 31/12/2026", with the real end if it ended early; "01/01/2026 – sem prazo" without an end. */
export function validityInWords(days: Days): string {
  const from = formatDate(days.firstDay);
  const last = lastDayOf(days);
  if (last === "never") return `Não chegou a valer (seria de ${from})`;
  return `${from} – ${last === null ? "sem prazo" : formatDate(last)}`;
}

/** A short form: "até 31/12/2026"; for a contract that has not started, "de 01/01/2027". */
export function validityInBrief(contract: Days & Pick<ContractOfList, "state">): string {
  if (contract.state === "SCHEDULED") return `de ${formatDate(contract.firstDay)}`;
  const last = lastDayOf(contract);
  if (last === "never") return "não chegou a valer";
  return last === null ? "sem prazo" : `até ${formatDate(last)}`;
}

/** What happens at the end of the contract; null while an admin still has to decide. */
export function afterwardsInWords({
  state,
  endedOn,
  renewsItself,
  termMonths,
}: Pick<ContractOfList, "state" | "endedOn" | "renewsItself" | "termMonths">): string | null {
  if (state === "ENDED") return null;
  if (endedOn) return `Encerra em ${formatDate(endedOn)}`;
  if (renewsItself && termMonths) return `Renova sozinho por ${counted(termMonths, "mês", "meses")}`;
  return null;
}
