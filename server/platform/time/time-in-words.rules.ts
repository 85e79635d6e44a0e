import { weekdayOf } from "./calendar-day.rules";
import { clockAt, dayAt, timeOfPlace } from "./time-zone.rules";

// A browser's own formatter takes milliseconds to be made, each of them, which a page notices.
const weekdays = [
  "domingo",
  "segunda-feira",
  "terça-feira",
  "quarta-feira",
  "quinta-feira",
  "sexta-feira",
  "sábado",
] as const;
const months = [
  "janeiro",
  "fevereiro",
  "março",
  "abril",
  "maio",
  "junho",
  "julho",
  "agosto",
  "setembro",
  "outubro",
  "novembro",
  "dezembro",
] as const;

const partsOf = (day: string): [year: string, month: string, date: string] => {
  const [year = "", month = "", date = ""] = day.split("-");
  return [year, month, date];
};

/** "2026-03-07" → "sábado, 7 de março". */
export const dayInWords = (day: string): string =>
  `${weekdays[weekdayOf(day)]}, ${Number(partsOf(day)[2])} de ${monthName(day)}`;

/** "2026-03-07" → "sáb., 07/03". */
export function shortDayInWords(day: string): string {
  const [, month, date] = partsOf(day);
  return `${weekdayInWords(day)}, ${date}/${month}`;
}

/** "2026-03-07" → "sáb.". */
export const weekdayInWords = (day: string): string => `${weekdays[weekdayOf(day)]?.slice(0, 3)}.`;

/** Any day of a month → "março de 2026". */
export const monthInWords = (day: string): string => `${monthName(day)} de ${Number(partsOf(day)[0])}`;

/** Any day of a month → "março". */
export const monthName = (day: string): string => months[Number(partsOf(day)[1]) - 1] ?? "";

/** "2026-03-07" → "07/03/2026". */
export function dateInDigits(day: string): string {
  const [year, month, date] = partsOf(day);
  return `${date}/${month}/${year}`;
}

/** "07/03/2026 às 18:30", as calendars and clocks in a zone show it. */
export const momentInDigits = (instant: Date | number, timeZone: string): string =>
  `${dateInDigits(dayAt(instant, timeZone))} às ${clockAt(instant, timeZone)}`;

/** "sábado, 7 de março às 18:30 (horário de Manaus)", for who may read it by other clocks. */
export const momentAtPlace = (instant: Date, timeZone: string): string =>
  `${momentInWords(instant, timeZone)} (${timeOfPlace(timeZone)})`;

/** "sábado, 7 de março às 18:30", as calendars and clocks in a zone show it. */
const momentInWords = (instant: Date, timeZone: string): string =>
  `${dayInWords(dayAt(instant, timeZone))} às ${clockAt(instant, timeZone)}`;
