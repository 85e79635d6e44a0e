import {
  addDays,
  dayFromDatabase,
  eachDay,
  type Weekday,
  weekdayNameOf,
  weekdays,
} from "../platform/time/calendar-day.rules";
import { clockFromDatabase, spanOn } from "../platform/time/clock-time.rules";
import { shortDayInWords } from "../platform/time/time-in-words.rules";
import { dayAt, instantAt } from "../platform/time/time-zone.rules";
import { merged } from "../sport/scheduling/schedule-plan.rules";

/** From when until when, HH:mm. An end that is not after the beginning is one of the next day. */
export type OpenSpan = readonly [from: string, until: string];

/** When an arena is open, on its own clocks; days YYYY-MM-DD. */
export interface OpeningHours {
  timeZone: string;
  weekly: Partial<Record<Weekday, readonly OpenSpan[]>>;
  /** In place of what the weekday says. */
  special: Readonly<Record<string, readonly OpenSpan[]>>;
  closedDates: readonly string[];
}

/** The spans that begin on a day. */
export function spansOn(hours: OpeningHours, day: string): readonly OpenSpan[] {
  if (hours.closedDates.includes(day)) return [];
  return hours.special[day] ?? hours.weekly[weekdayNameOf(day)] ?? [];
}

/** Whether the arena is open all the time; spans that touch are one, over midnight too. */
export function isOpenThroughout(hours: OpeningHours, startsAt: Date, endsAt: Date): boolean {
  const { timeZone } = hours;
  const days = eachDay(addDays(dayAt(startsAt, timeZone), -1), dayAt(endsAt, timeZone));
  const open = merged(
    days.flatMap((day) =>
      spansOn(hours, day).map(([starts, ends]) => {
        const { startsAt, endsAt } = spanOn(day, { starts, ends }, timeZone);
        return { startsAt: startsAt.getTime(), endsAt: endsAt.getTime() };
      }),
    ),
  );
  return open.some((span) => span.startsAt <= startsAt.getTime() && endsAt.getTime() <= span.endsAt);
}

/**
 * When a day of the arena begins and ends: at midnight, or when the evening before or its own closes after midnight. What
 * starts in those hours belongs to the evening before.
 * @param day YYYY-MM-DD
 */
export const arenaDay = (hours: OpeningHours, day: string): { begins: Date; ends: Date } => ({
  begins: closesAfterMidnight(hours, addDays(day, -1)) ?? instantAt(day, "00:00", hours.timeZone),
  ends: closesAfterMidnight(hours, day) ?? instantAt(addDays(day, 1), "00:00", hours.timeZone),
});

/** The day of the arena to which an instant belongs, YYYY-MM-DD. */
export function arenaDayOf(hours: OpeningHours, instant: Date): string {
  const day = dayAt(instant, hours.timeZone);
  return instant < arenaDay(hours, day).begins ? addDays(day, -1) : day;
}

function closesAfterMidnight(hours: OpeningHours, day: string): Date | null {
  const midnight = instantAt(addDays(day, 1), "00:00", hours.timeZone);
  const ends = spansOn(hours, day).map(
    ([starts, closes]) => spanOn(day, { starts, ends: closes }, hours.timeZone).endsAt,
  );
  return ends.find((end) => end > midnight) ?? null;
}

/** How many courts an arena has, and when it is open. */
export interface Opening {
  courtCount: number;
  hours: OpeningHours;
}

interface Taken {
  courtNumber: number;
  startsAt: Date;
  endsAt: Date;
}

const lies = ({ courtNumber, startsAt, endsAt }: Taken, { courtCount, hours }: Opening) =>
  courtNumber <= courtCount && isOpenThroughout(hours, startsAt, endsAt);

/** Whether what takes a court lies within what the arena opens now, and not within what it is to open. */
export const fallsOut = (taken: Taken, now: Opening, then: Opening): boolean =>
  lies(taken, now) && !lies(taken, then);

/** From when until when, as the database hands it over; null for closed. */
interface StoredHours {
  opensAt: Date | null;
  closesAt: Date | null;
}

/** An arena with what it keeps of its hours. */
interface ArenaHoursRows {
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
