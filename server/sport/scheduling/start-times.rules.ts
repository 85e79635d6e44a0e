import { z } from "zod";
import { addDays } from "../../platform/time/calendar-day.rules";
import { calendarDate, clockTime } from "../../platform/time/date-fields.rules";
import { clockAt, dayAt, instantAt } from "../../platform/time/zoned-time.rules";
import type { CourtWindow, EpochMinute } from "./schedule-plan.rules";

/** The earliest start of the matches of one day, instead of the opening of its courts. */
export interface StartTime {
  /** YYYY-MM-DD, the day on which the courts open. */
  readonly day: string;
  /** HH:mm; after midnight if the courts are open until then. */
  readonly from: string;
}

export const startTimesSchema = z
  .array(z.object({ day: calendarDate, from: clockTime }))
  .max(366, { error: "No máximo 366 dias", abort: true })
  .superRefine((times, context) => {
    for (const [index, { day }] of times.entries())
      if (times.findIndex((other) => other.day === day) !== index)
        context.addIssue({ code: "custom", path: [index, "day"], message: "Este dia já tem um início" });
  });

/** Why a start time is refused. `index` is its place in the list. */
interface StartTimeProblem {
  readonly index: number;
  readonly field: "day" | "from";
  readonly message: string;
}

const inMinutes = (instant: Date): EpochMinute => Math.floor(instant.getTime() / 60_000);

/**
 * The windows of the courts without the part of each day before its start time. Days without a start time keep their windows.
 * @param notBefore earlier start times are in the past.
 */
export function windowsFrom(
  windows: readonly CourtWindow[],
  startTimes: readonly StartTime[],
  { timeZone, notBefore }: { timeZone: string; notBefore: EpochMinute },
): { readonly windows: readonly CourtWindow[] } | { readonly problems: readonly StartTimeProblem[] } {
  const dayOf = ({ startsAt }: CourtWindow) => dayAt(startsAt * 60_000, timeZone);
  const starts = new Map<string, EpochMinute>();
  const problems: StartTimeProblem[] = [];
  for (const [index, { day, from }] of startTimes.entries()) {
    const ofDay = windows.filter((window) => dayOf(window) === day);
    if (ofDay.length === 0) {
      problems.push({ index, field: "day", message: "Nenhuma quadra abre neste dia" });
      continue;
    }
    const opens = Math.min(...ofDay.map(({ startsAt }) => startsAt));
    const closes = Math.max(...ofDay.map(({ endsAt }) => endsAt));
    const sameDay = inMinutes(instantAt(day, from, timeZone));
    const nextDay = inMinutes(instantAt(addDays(day, 1), from, timeZone));
    const start = sameDay < opens && nextDay < closes ? nextDay : sameDay;
    const refuse = (message: string) => problems.push({ index, field: "from", message });
    if (start < opens) refuse(`As quadras abrem às ${clockAt(opens * 60_000, timeZone)}`);
    else if (start >= closes) refuse(`As quadras fecham às ${clockAt(closes * 60_000, timeZone)}`);
    else if (start < notBefore) refuse("Este horário já passou");
    else starts.set(day, start);
  }
  if (problems.length > 0) return { problems };
  return {
    windows: windows
      .map((window) => ({
        ...window,
        startsAt: Math.max(window.startsAt, starts.get(dayOf(window)) ?? window.startsAt),
      }))
      .filter(({ startsAt, endsAt }) => startsAt < endsAt),
  };
}
