import { z } from "zod";
import { addDays } from "../../platform/time/calendar-day.rules";
import { endsAfter } from "../../platform/time/clock-time.rules";
import { calendarDate, clockTime } from "../../platform/time/date-fields.rules";
import { inMs } from "../../platform/time/duration.rules";
import { clockAt, dayAt, instantAt } from "../../platform/time/time-zone.rules";
import type { CourtWindow, EpochMinute } from "./schedule-plan.rules";

const whole = (message: string, min: number, max: number) =>
  z.number({ error: message }).int(message).min(min, message).max(max, message);

/** When one court is open for the tournament on one day, on the clock of the schedule; the end may be in the night. */
export const courtHoursSchema = z
  .object({
    courtKey: z.string(),
    day: calendarDate,
    from: clockTime,
    until: clockTime,
  })
  .refine(({ from, until }) => endsAfter(from, until), {
    path: ["until"],
    message: "O fim deve ser depois do início",
  });

/** Local de fora: a place with courts that a tournament has besides its arena's. */
export const venueSchema = z.object({
  name: z
    .string({ error: "Informe o nome do local" })
    .trim()
    .min(3, "Informe o nome do local com pelo menos 3 caracteres")
    .max(60, "O nome do local deve ter no máximo 60 caracteres"),
  /** 0 takes the venue away. */
  courtCount: whole("A quantidade de quadras deve ser de 0 a 20", 0, 20),
});

/** Configuração da programação. */
export const scheduleSettingsSchema = z.object({
  matchMinutes: whole("A duração do jogo deve ser de 5 a 240 minutos", 5, 240),
  minRestMinutes: whole("O descanso mínimo deve ser de 0 a 480 minutos", 0, 480),
  /** Null leaves it as it is. */
  finalAfterThirdPlace: z
    .boolean({ error: "Informe sim ou não" })
    .nullish()
    .transform((after) => after ?? null),
  /** Null leaves the hours as they are. */
  hours: z
    .array(courtHoursSchema)
    .max(600, "São horários demais: no máximo 600")
    .nullish()
    .transform((hours) => hours ?? null),
});
export type ScheduleSettings = z.output<typeof scheduleSettingsSchema>;

/** A period of at most a year, so that a mistyped year is rejected. */
export const periodSchema = z
  .object({ startsAt: z.date(), endsAt: z.date() })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, {
    path: ["endsAt"],
    message: "O fim deve ser depois do início",
  })
  .refine(({ startsAt, endsAt }) => endsAt.getTime() - startsAt.getTime() <= inMs({ days: 366 }), {
    path: ["endsAt"],
    message: "O período deve ter no máximo um ano",
  });

export const courtBlockSchema = periodSchema.and(
  z.object({
    label: z
      .string({ error: "Informe o motivo" })
      .trim()
      .min(3, "Informe o motivo com pelo menos 3 caracteres")
      .max(100, "O motivo deve ter no máximo 100 caracteres"),
  }),
);

export const unavailabilitySchema = z.object({
  periods: z.array(periodSchema).max(20, "No máximo 20 períodos por inscrição"),
});

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
