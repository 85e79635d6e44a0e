const dayMs = 86_400_000;
const minuteMs = 60_000;
const saturday = 6;

/** Days counted from today in the arenas' zone; before today they are negative. */
export interface DemoCalendar {
  readonly now: Date;
  readonly midnight: Date;
  /** A date column's value: midnight UTC of that day. */
  day(offset: number): Date;
  /** The instant of a clock time ("18:30") of that day, in the arenas' zone. */
  at(offset: number, clock: string): Date;
  /** The same, but never later than now: for what has already happened. */
  past(offset: number, clock: string): Date;
  /** The first day of a month, counted from this one, as a date column's value. */
  month(offset: number): Date;
  /** How many days this day lies from today. */
  offsetOf(day: Date): number;
  /** The Saturday so many weeks away; 0 is the last one, or today. */
  saturday(weeks: number): number;
  /** The third Saturday of the latest such month (1–12) that ended its tournaments at least a month ago. */
  thirdSaturdayOfLast(month: number): number;
}

export function demoCalendar(now: Date): DemoCalendar {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Sao_Paulo" }).format(now);
  const start = new Date(`${today}T00:00:00Z`);
  const day = (offset: number) => new Date(start.getTime() + offset * dayMs);
  const offsetOf = (date: Date) => Math.round((date.getTime() - start.getTime()) / dayMs);
  const at = (offset: number, clock: string) =>
    new Date(`${day(offset).toISOString().slice(0, 10)}T${clock}:00-03:00`); // UTC−3 all year

  return {
    now,
    midnight: at(0, "00:00"),
    day,
    at,
    past: (offset, clock) => new Date(Math.min(at(offset, clock).getTime(), now.getTime())),
    month: (offset) => new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + offset, 1)),
    offsetOf,
    saturday: (weeks) => weeks * 7 - ((start.getUTCDay() + 1) % 7),
    thirdSaturdayOfLast(month) {
      const inYear = (year: number) => {
        const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
        return offsetOf(new Date(Date.UTC(year, month - 1, 15 + ((saturday - first + 7) % 7))));
      };
      const thisYear = inYear(start.getUTCFullYear());
      return thisYear <= -30 ? thisYear : inYear(start.getUTCFullYear() - 1);
    },
  };
}

/** A time column's value. */
export const clockTime = (clock: string) => new Date(`1970-01-01T${clock}:00Z`);

export const minutesAfter = (instant: Date, minutes: number) =>
  new Date(instant.getTime() + minutes * minuteMs);
