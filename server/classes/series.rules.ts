import { spanOn, weeklyDays, type Clocks } from "../platform/time/day-span.rules";
import { weekdayNameOf, type Weekday } from "../platform/time/weekday.rules";

/** A class that repeats every week; days YYYY-MM-DD, the first and the last are in it. */
export interface WeeklyRule extends Clocks {
  weekday: Weekday;
  from: string;
  /** null: it goes on. */
  until: string | null;
  exceptions: readonly SessionException[];
}

/** Values of one session that differ from the rule. Ignored on a day without a session. */
export interface SessionException {
  /** The day that the rule gives it. */
  date: string;
  cancelled?: boolean;
  set?: Partial<Clocks & { date: string }>;
}

export interface DatedSession extends Clocks {
  originalDate: string;
  date: string;
  startsAt: Date;
  endsAt: Date;
}

export interface LeftOut {
  date: string;
  reason: "CANCELLED" | "HOLIDAY";
}

/**
 * Sessions of a weekly class in a range of days, inclusive, in chronological order, and the cancelled ones in the
 * range. A moved session counts on its new day.
 * @param closedDates days on which the arena is closed; sessions moved there by hand take place all the same.
 */
export function expandSeries(
  rule: WeeklyRule,
  range: { from: string; to: string },
  closedDates: readonly string[],
  timeZone: string,
): { sessions: DatedSession[]; leftOut: LeftOut[] } {
  const sessions: DatedSession[] = [];
  const leftOut: LeftOut[] = [];
  const exceptions = exceptionsByDay(rule.exceptions);
  for (const originalDate of daysToLookAt(rule, range)) {
    const { cancelled, set } = exceptions.get(originalDate) ?? {};
    const date = set?.date ?? originalDate;
    if (date < range.from || date > range.to) continue;
    if (cancelled) leftOut.push({ date, reason: "CANCELLED" });
    else if (set?.date === undefined && closedDates.includes(date)) leftOut.push({ date, reason: "HOLIDAY" });
    else {
      const clocks = { starts: set?.starts ?? rule.starts, ends: set?.ends ?? rule.ends };
      sessions.push({ originalDate, date, ...clocks, ...spanOn(date, clocks, timeZone) });
    }
  }
  return {
    sessions: sessions.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime()),
    leftOut: leftOut.sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date))),
  };
}

/** Combines several exceptions of one session. */
function exceptionsByDay(exceptions: readonly SessionException[]): Map<string, SessionException> {
  const byDay = new Map<string, SessionException>();
  for (const one of exceptions) {
    const before = byDay.get(one.date);
    byDay.set(one.date, {
      date: one.date,
      cancelled: before?.cancelled || one.cancelled,
      set: { ...before?.set, ...one.set },
    });
  }
  return byDay;
}

/** The rule's days in the range, and those from which a session may have been moved there, in their order. */
function daysToLookAt(
  { weekday, from, until, exceptions }: WeeklyRule,
  range: { from: string; to: string },
): string[] {
  const first = from > range.from ? from : range.from;
  const last = until !== null && until < range.to ? until : range.to;
  const set = exceptions
    .map(({ date }) => date)
    .filter((day) => day >= from && (until === null || day <= until) && weekdayNameOf(day) === weekday);
  return [...new Set([...weeklyDays(weekday, first, last), ...set])].sort();
}
