import {
  addDays,
  dayInWeekOf,
  mondayOf,
  type Weekday,
  weekdayNameOf,
} from "../platform/time/calendar-day.rules";
import { type Clocks, spanOn, weeklyDays } from "../platform/time/clock-time.rules";

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

/**
 * The values of a weekly class for a range of weeks. A cut lies between a Sunday and a Monday, so that each week
 * belongs to one part. Generic over the fields besides the clock times.
 */
export interface SeriesPart<Values extends Clocks> {
  /** null: new, by a cut. */
  id: string | null;
  weekday: Weekday;
  /** YYYY-MM-DD, both in it. */
  from: string;
  until: string | null;
  values: Values;
}

/** The session of one week in its current state; `own` names the fields that were set for this session alone. */
export interface SeriesSession<Values extends Clocks> {
  /** The day according to the rule. Its week identifies the session within the series. */
  originalDate: string;
  date: string;
  values: Values;
  own: readonly (keyof Values | "date")[];
  /** HOLIDAY: no session, the arena is closed. OUTSIDE: no session, the day is before the first or after the last. */
  state: "ON" | "CANCELLED" | "HOLIDAY" | "OUTSIDE";
  /** Its attendance was taken. */
  closed: boolean;
}

export interface Series<Values extends Clocks> {
  parts: readonly SeriesPart<Values>[];
  /** One for each week, up to the last week for which sessions have been created. */
  sessions: readonly SeriesSession<Values>[];
}

interface Change<Values extends Clocks> {
  set: Partial<Values>;
}

/** `originalDate` identifies the chosen session; "DELETE" cancels the sessions. */
export type SeriesEdit<Values extends Clocks> =
  | { scope: "THIS"; originalDate: string; change: "DELETE" | (Change<Values> & { date?: string }) }
  | {
      scope: "THIS_AND_FOLLOWING";
      originalDate: string;
      change: "DELETE" | (Change<Values> & { weekday?: Weekday });
    }
  | { scope: "ALL"; change: "DELETE" | (Change<Values> & { weekday?: Weekday }) };
type LastingEdit<Values extends Clocks> = Exclude<SeriesEdit<Values>, { scope: "THIS" }>;
type LastingChange<Values extends Clocks> = Exclude<LastingEdit<Values>["change"], "DELETE">;

interface Circumstances {
  /** YYYY-MM-DD on the arena's calendar. */
  today: string;
  /** Days on which the arena is closed. */
  closedDates: readonly string[];
}

/** The sessions of a part, week by week, from its first week to the week of `until`. */
export function sessionsOfPart<Values extends Clocks>(
  part: SeriesPart<Values>,
  until: string,
  closedDates: readonly string[],
): SeriesSession<Values>[] {
  const sessions: SeriesSession<Values>[] = [];
  for (let monday = mondayOf(part.from); monday <= until; monday = addDays(monday, 7)) {
    const day = dayInWeekOf(monday, part.weekday);
    const state = stateOn(day, [part], closedDates);
    sessions.push({ originalDate: day, date: day, values: part.values, own: [], state, closed: false });
  }
  return sessions;
}

/** The session that is on a day now. */
export const sessionOn = <Values extends Clocks>(
  sessions: readonly SeriesSession<Values>[],
  day: string,
): SeriesSession<Values> | undefined => sessions.find(({ state, date }) => state === "ON" && date === day);

/**
 * Applies an edit to one session, to it and all later ones, or to all from today on. Past, attended and cancelled
 * sessions never change, and fields set for one session alone keep their values. Unchanged objects keep their identity.
 */
export function editSeries<Values extends Clocks>(
  series: Series<Values>,
  edit: SeriesEdit<Values>,
  circumstances: Circumstances,
): Series<Values> {
  const mayChange = ({ date, closed, state }: SeriesSession<Values>) =>
    date >= circumstances.today && !closed && state !== "CANCELLED";
  if (edit.scope === "THIS") {
    const isMeant = (one: SeriesSession<Values>) =>
      one.originalDate === edit.originalDate && one.state === "ON" && mayChange(one);
    const change = (one: SeriesSession<Values>) => (isMeant(one) ? changedAlone(one, edit.change) : one);
    return { parts: series.parts, sessions: series.sessions.map(change) };
  }
  const parts = editParts(series.parts, edit, circumstances.today);
  const isMeant = (one: SeriesSession<Values>) =>
    mayChange(one) && (edit.scope === "ALL" || one.originalDate >= edit.originalDate);
  const { change } = edit;
  return {
    parts,
    sessions: series.sessions.map((one) => {
      if (!isMeant(one)) return one;
      return change === "DELETE" ? cancelled(one) : changedWithAll(one, change, parts, circumstances);
    }),
  };
}

const cancelled = <Values extends Clocks>(session: SeriesSession<Values>): SeriesSession<Values> => ({
  ...session,
  state: "CANCELLED",
});

function changedAlone<Values extends Clocks>(
  session: SeriesSession<Values>,
  change: Extract<SeriesEdit<Values>, { scope: "THIS" }>["change"],
): SeriesSession<Values> {
  if (change === "DELETE") return cancelled(session);
  const { set, date } = change;
  const fields = [...namesOf(set), ...(date === undefined ? [] : (["date"] as const))];
  return {
    ...session,
    date: date ?? session.date,
    values: { ...session.values, ...set },
    own: [...new Set([...session.own, ...fields])],
  };
}

function changedWithAll<Values extends Clocks>(
  session: SeriesSession<Values>,
  { set, weekday }: LastingChange<Values>,
  parts: readonly SeriesPart<Values>[],
  { today, closedDates }: Circumstances,
): SeriesSession<Values> {
  const values = { ...session.values };
  for (const name of namesOf(set))
    if (!session.own.includes(name)) Object.assign(values, { [name]: set[name] });
  if (weekday === undefined) return { ...session, values };
  const day = dayInWeekOf(session.originalDate, weekday);
  if (session.own.includes("date")) return { ...session, values, originalDate: day };
  if (day < today) return session;
  // A class that stays where it is goes on, also if the arena has closed that day since.
  if (day === session.date && session.state === "ON") return { ...session, values, originalDate: day };
  return { ...session, values, originalDate: day, date: day, state: stateOn(day, parts, closedDates) };
}

const namesOf = <Values extends Clocks>(set: Partial<Values>) => Object.keys(set) as (keyof Values)[];

/** Whether the parts have a session on this day of its week. */
function stateOn<Values extends Clocks>(
  day: string,
  parts: readonly SeriesPart<Values>[],
  closedDates: readonly string[],
): "ON" | "HOLIDAY" | "OUTSIDE" {
  const isIn = parts.some(({ from, until }) => from <= day && (until === null || day <= until));
  if (!isIn) return "OUTSIDE";
  return closedDates.includes(day) ? "HOLIDAY" : "ON";
}

/** The rules from now on: cut before the week of the chosen session where it lies within a part. */
function editParts<Values extends Clocks>(
  parts: readonly SeriesPart<Values>[],
  edit: LastingEdit<Values>,
  today: string,
): SeriesPart<Values>[] {
  const { scope, change } = edit;
  const first = scope === "ALL" ? today : mondayOf(edit.originalDate);
  const last = addDays(first, -1);
  return parts.flatMap((part): SeriesPart<Values>[] => {
    if (part.until !== null && part.until < first) return [part];
    const isCut = part.from < first;
    if (change === "DELETE") return isCut ? [{ ...part, until: last }] : [];
    const changed = {
      ...part,
      weekday: change.weekday ?? part.weekday,
      values: { ...part.values, ...change.set },
    };
    if (!isCut || scope === "ALL") return [changed];
    return [
      { ...part, until: last },
      { ...changed, id: null, from: first },
    ];
  });
}
