import { dayToDatabase } from "./calendar-day.rules";
import { timeOfPlace } from "./time-zone.rules";
import { clockAt, dayAt } from "./zoned-time.rules";

/** Days have no zone: they are named at midnight UTC by clocks that show UTC. */
const named = (options: Intl.DateTimeFormatOptions) => {
  const names = new Intl.DateTimeFormat("pt-BR", { timeZone: "UTC", ...options });
  return (day: string): string => names.format(dayToDatabase(day));
};

/** "2026-03-07" → "sábado, 7 de março". */
export const dayInWords = named({ weekday: "long", day: "numeric", month: "long" });

/** "2026-03-07" → "sáb., 07/03". */
export const shortDayInWords = named({ weekday: "short", day: "2-digit", month: "2-digit" });

/** "2026-03-07" → "sáb.". */
export const weekdayInWords = named({ weekday: "short" });

/** Any day of a month → "março de 2026". */
export const monthInWords = named({ month: "long", year: "numeric" });

/** Any day of a month → "março". */
export const monthName = named({ month: "long" });

/** "2026-03-07" → "07/03/2026". */
export function dateInDigits(day: string): string {
  const [year, month, date] = day.split("-");
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
