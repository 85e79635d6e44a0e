import { momentInDigits } from "../../../server/platform/time/time-in-words.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { instantAt } from "../../../server/platform/time/zoned-time.rules";

/**
 * When people read a notice with these ends, as they stand in their fields.
 * @param from "2026-11-25T22:00" by the clocks of Brasília; empty for none.
 */
export function noticeStanding(from: string, until: string, now: Date): string {
  const [begins, ends] = [momentOf(from), momentOf(until)];
  if (!begins || !ends) return "Informe de quando até quando ele aparece.";
  if (ends <= begins) return "O fim deve ser depois do início.";
  if (now >= ends) return "Com estas datas, já saiu do ar.";
  if (now >= begins) return `Com estas datas, está no ar agora, até ${momentInDigits(ends, brasiliaTime)}.`;
  return `Aparece de ${momentInDigits(begins, brasiliaTime)} até ${momentInDigits(ends, brasiliaTime)}.`;
}

function momentOf(typed: string): Date | null {
  const [day = "", clock = ""] = typed.split("T");
  return day && clock ? instantAt(day, clock, brasiliaTime) : null;
}
