import { addDays, weekdayOf } from "../../../server/platform/time/calendar-day.rules";
import { monthName } from "../../../server/platform/time/time-in-words.rules";

const weekdays = ["Domingo", "Segunda", "Terça", "Quarta", "Quinta", "Sexta", "Sábado"] as const;

/** "2026-11-23" → "Segunda". */
export const weekdayName = (day: string): string => weekdays[weekdayOf(day)] ?? "";

/** "2026-11-23" → "23/11". */
export const dayAndMonth = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}`;

const dayOf = (day: string): number => Number(day.slice(8));

/** "23 a 29/11", "30/11 a 06/12", for where there is little room. @param monday YYYY-MM-DD */
export function weekInShort(monday: string): string {
  const sunday = addDays(monday, 6);
  const begin = monday.slice(0, 7) === sunday.slice(0, 7) ? monday.slice(8) : dayAndMonth(monday);
  return `${begin} a ${dayAndMonth(sunday)}`;
}

/** "23 a 29 de novembro", "30 de novembro a 6 de dezembro". @param monday YYYY-MM-DD */
export function weekInWords(monday: string): string {
  const sunday = addDays(monday, 6);
  const [from, until] = [monthName(monday), monthName(sunday)];
  const begin = from === until ? `${dayOf(monday)}` : `${dayOf(monday)} de ${from}`;
  return `${begin} a ${dayOf(sunday)} de ${until}`;
}
