import { addDays, weekdayOf, yearOf } from "../platform/time/calendar-day.rules";

/** Month and day of the holidays that stay where they are. Laws 662/1949, 6.802/1980, 14.759/2023. */
const fixed = ["01-01", "04-21", "05-01", "09-07", "10-12", "11-02", "11-15", "12-25"];
const blackAwarenessDay = { monthDay: "11-20", since: 2024 };
/** Days from Easter: Carnival's Monday and Tuesday, Good Friday, Corpus Christi. */
const aroundEaster = [-48, -47, -2, 60];

/** Easter Sunday of a year of the Gregorian calendar. Source: Meeus, Jones and Butcher. */
function easterOf(year: number): string {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  const month = Math.floor(n / 31);
  const day = (n % 31) + 1;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

const known = new Map<number, ReadonlySet<string>>();

/** The days of a year on which Brazil's banks settle nothing, weekends apart; cities add their own. */
export function bankHolidays(year: number): ReadonlySet<string> {
  let days = known.get(year);
  if (!days) {
    const easter = easterOf(year);
    days = new Set([
      ...fixed.map((monthDay) => `${year}-${monthDay}`),
      ...(year >= blackAwarenessDay.since ? [`${year}-${blackAwarenessDay.monthDay}`] : []),
      ...aroundEaster.map((count) => addDays(easter, count)),
    ]);
    known.set(year, days);
  }
  return days;
}

/**
 * The day itself, or the first one after it that is neither a Saturday, a Sunday nor a holiday.
 * @param localHolidays of the city, YYYY-MM-DD.
 */
export function businessDayFrom(day: string, localHolidays: readonly string[] = []): string {
  const isOff = (date: string) =>
    [0, 6].includes(weekdayOf(date)) || bankHolidays(yearOf(date)).has(date) || localHolidays.includes(date);
  let found = day;
  while (isOff(found)) found = addDays(found, 1);
  return found;
}
