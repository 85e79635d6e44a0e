import { clockFromDatabase } from "../platform/time/clock-time.rules";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { shortDayInWords } from "../platform/time/time-in-words.rules";
import { weekdays, type Weekday } from "../platform/time/weekday.rules";
import { arenaDayOf, spansOn, type OpeningHours, type OpenSpan } from "./opening.rules";

/** From when until when, as the database hands it over; null for closed. */
interface StoredHours {
  opensAt: Date | null;
  closesAt: Date | null;
}

/** An arena with what it keeps of its hours. */
export interface ArenaHoursRows {
  timeZone: string;
  opensAt: Date;
  closesAt: Date;
  weekdayHours: readonly (StoredHours & { weekday: Weekday })[];
  specialDays: readonly (StoredHours & { date: Date; reason: string })[];
}

/** When an arena is open, and why it is not on a day. */
export interface ArenaHours extends OpeningHours {
  /** On most days. */
  usual: OpenSpan;
  /** By day, YYYY-MM-DD. */
  reasons: Readonly<Record<string, string>>;
}

const spansOf = ({ opensAt, closesAt }: StoredHours): OpenSpan[] =>
  opensAt && closesAt ? [[clockFromDatabase(opensAt), clockFromDatabase(closesAt)]] : [];

/** The usual hours, otherwise on some weekdays, otherwise again on single days. */
export function arenaHoursOf(arena: ArenaHoursRows): ArenaHours {
  const usual = [clockFromDatabase(arena.opensAt), clockFromDatabase(arena.closesAt)] as const;
  const own = new Map(arena.weekdayHours.map((row) => [row.weekday, spansOf(row)]));
  const special = arena.specialDays.map((row) => ({ ...row, day: dayFromDatabase(row.date) }));
  return {
    timeZone: arena.timeZone,
    usual,
    weekly: Object.fromEntries(weekdays.map((weekday) => [weekday, own.get(weekday) ?? [usual]])),
    special: Object.fromEntries(special.map((row) => [row.day, spansOf(row)])),
    closedDates: special.filter((row) => spansOf(row).length === 0).map(({ day }) => day),
    reasons: Object.fromEntries(special.map(({ day, reason }) => [day, reason])),
  };
}

/** @param day YYYY-MM-DD */
export const isClosedOn = (hours: OpeningHours, day: string): boolean => spansOn(hours, day).length === 0;

/** "A arena abre das 06:00 às 22:00.", "Em ter., 25/12 a arena está fechada: Natal." */
export function hoursInWords(hours: ArenaHours, startsAt: Date): string {
  const day = arenaDayOf(hours, startsAt);
  const [span] = spansOn(hours, day);
  const reason = hours.reasons[day];
  if (!span) return `Em ${shortDayInWords(day)} a arena está fechada${reason ? `: ${reason}` : ""}.`;
  const [from, until] = span;
  const [usualFrom, usualUntil] = hours.usual;
  const when = from === usualFrom && until === usualUntil ? "A" : `Em ${shortDayInWords(day)} a`;
  return `${when} arena abre das ${from} às ${until}.`;
}
