import { counted } from "../../../server/platform/plural.rules";
import { addDays } from "../../../server/platform/time/calendar-day.rules";
import { formatDate } from "../../ui/format";
import type { ContractOfList } from "./contract-row";

/** With whom it is. */
export const partyName = ({ arena, federation }: Pick<ContractOfList, "arena" | "federation">): string =>
  arena?.name ?? federation?.name ?? "";

type Days = Pick<ContractOfList, "firstDay" | "termEnd" | "endedOn">;

/** "01/01/2026 – 31/12/2026", until when it really ran; "01/01/2026 – sem prazo". */
export function validityInWords({ firstDay, termEnd, endedOn }: Days): string {
  const from = formatDate(firstDay);
  if (endedOn === null || endedOn === undefined)
    return `${from} – ${termEnd ? formatDate(termEnd) : "sem prazo"}`;
  if (endedOn <= firstDay) return `Não chegou a valer (seria de ${from})`;
  const last = addDays(endedOn, -1);
  return `${from} – ${formatDate(termEnd && termEnd < last ? termEnd : last)}`;
}

/** What will happen at its end, where that is decided; null where somebody still has to. */
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
