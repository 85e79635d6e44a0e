import { formatCents } from "../../server/brazil/money.rules";
import { inThousands } from "../../server/platform/numbers.rules";
import {
  dateInDigits,
  dayInWords,
  momentInDigits,
  monthInWords,
  shortDayInWords,
  weekdayInWords,
} from "../../server/platform/time/time-in-words.rules";
import { clockAt, dayAt } from "../../server/platform/time/time-zone.rules";

// How the product writes dates, times and money: pt-BR, whatever the visitor's device is set to.

/** "2026-03-07" → "07/03/2026". A day has no zone: the digits only change places. */
export function formatDate(date: string): string {
  return dateInDigits(date);
}

/** A day or two: "07/03/2026", "07/03/2026 a 09/03/2026". */
export function formatPeriod(start: string, end: string | null | undefined): string {
  return end && end !== start ? `${formatDate(start)} a ${formatDate(end)}` : formatDate(start);
}

/** Any day of a month → "março de 2026". */
export function formatMonth(date: string): string {
  return monthInWords(date);
}

/** 1260 → "1.260". */
export function formatCount(value: number): string {
  return inThousands(value);
}

/** An instant in UTC → "07/03/2026 às 18:30" as calendars and clocks in a zone show it. */
export function formatDateTime(instant: string, timeZone: string): string {
  return momentInDigits(Date.parse(instant), timeZone);
}

/** An instant in UTC → "18:30" as clocks in a zone show it. */
export function formatTime(instant: string, timeZone: string): string {
  return clockAt(Date.parse(instant), timeZone);
}

/** An instant in UTC → "sáb 18:30" as calendars and clocks in a zone show it: enough where all is within a week. */
export function formatWeekdayTime(instant: string, timeZone: string): string {
  const weekday = weekdayInWords(dayAt(Date.parse(instant), timeZone));
  return `${weekday.replace(".", "")} ${formatTime(instant, timeZone)}`;
}

/** "2026-03-07" → "sábado, 7 de março". */
export function formatDay(date: string): string {
  return dayInWords(date);
}

/** "2026-11-21" → "sáb., 21/11". */
export function formatShortDay(date: string): string {
  return shortDayInWords(date);
}

/** 5000 centavos → "R$ 50,00", with an ordinary space: a no-break one is not what people type into a search. */
export function formatMoney(cents: number): string {
  return formatCents(cents).replace(/\u00a0/g, " ");
}

/** "R$ 840 de R$ 3.120"; with centavos where one of the two has any: "R$ 840,50 de R$ 3.120,00". */
export function formatMoneyShare(cents: number, ofCents: number): string {
  const whole = [cents, ofCents].every((amount) => amount % 100 === 0);
  const written = (amount: number) => (whole ? formatMoney(amount).replace(/,00$/, "") : formatMoney(amount));
  return `${written(cents)} de ${written(ofCents)}`;
}

/** Today in a zone as YYYY-MM-DD: what the date fields compare with. */
export function today(timeZone: string): string {
  return dayAt(new Date(), timeZone);
}
