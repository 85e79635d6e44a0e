import { z } from "zod";
import { calendarDate, clockTime } from "../../platform/time/date-fields.rules";
import { endsAfter } from "../../platform/time/day-span.rules";
import { inMs } from "../../platform/time/duration.rules";

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
