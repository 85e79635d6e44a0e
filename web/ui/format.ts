import { formatCents } from "../../server/brazil/money.rules";
import { brasiliaTime, dayIn } from "../../server/platform/stored-time.rules";

/**
 * How the product writes dates, times and money: pt-BR, whatever the visitor's device is set to.
 */
const instantDate = new Intl.DateTimeFormat("pt-BR", {
  timeZone: brasiliaTime,
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});
const instantTime = new Intl.DateTimeFormat("pt-BR", {
  timeZone: brasiliaTime,
  hour: "2-digit",
  minute: "2-digit",
});
const monthName = new Intl.DateTimeFormat("pt-BR", { timeZone: "UTC", month: "long", year: "numeric" });
const weekdayName = new Intl.DateTimeFormat("pt-BR", {
  timeZone: "UTC",
  weekday: "long",
  day: "numeric",
  month: "long",
});
const weekdayShort = new Intl.DateTimeFormat("pt-BR", { timeZone: brasiliaTime, weekday: "short" });
const count = new Intl.NumberFormat("pt-BR");

/** "2026-03-07" → "07/03/2026". A day has no zone: the digits only change places. */
export function formatDate(date: string): string {
  const [year, month, day] = date.split("-");
  return `${day}/${month}/${year}`;
}

/** A day or two: "07/03/2026", "07/03/2026 a 09/03/2026". */
export function formatPeriod(start: string, end: string | null | undefined): string {
  return end && end !== start ? `${formatDate(start)} a ${formatDate(end)}` : formatDate(start);
}

/** Any day of a month → "março de 2026". */
export function formatMonth(date: string): string {
  return monthName.format(new Date(`${date}T00:00:00Z`));
}

/** 1260 → "1.260". */
export function formatCount(value: number): string {
  return count.format(value);
}

/** An instant in UTC → "07/03/2026 às 18:30" as the clock in Brasília shows it. */
export function formatDateTime(instant: string): string {
  const moment = new Date(instant);
  return `${instantDate.format(moment)} às ${instantTime.format(moment)}`;
}

/** An instant in UTC → "18:30" as the clock in Brasília shows it. */
export function formatTime(instant: string): string {
  return instantTime.format(new Date(instant));
}

/** An instant in UTC → "sáb 18:30": enough where all is within a week. */
export function formatWeekdayTime(instant: string): string {
  return `${weekdayShort.format(new Date(instant)).replace(".", "")} ${formatTime(instant)}`;
}

/** "2026-03-07" → "sábado, 7 de março". */
export function formatDay(date: string): string {
  return weekdayName.format(new Date(`${date}T00:00:00Z`));
}

/** 5000 centavos → "R$ 50,00", with an ordinary space: a no-break one is not what people type into a search. */
export function formatMoney(cents: number): string {
  return formatCents(cents).replace(/\u00a0/g, " ");
}

/** Today in Brasília as YYYY-MM-DD: what the date fields compare with. */
export function today(now: Date = new Date()): string {
  return dayIn(brasiliaTime, now);
}
