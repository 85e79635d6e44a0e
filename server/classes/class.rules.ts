import { z } from "zod";
import { cleanString, optionalCleanString } from "../platform/input-fields.rules";
import { addDays, weekdays } from "../platform/time/calendar-day.rules";
import { endsAfter } from "../platform/time/clock-time.rules";
import { clockTime, optionalDate, requiredDate } from "../platform/time/date-fields.rules";
import { athleteLevels } from "../sport/athlete-level.rules";
import { attendances, classKinds, editScopes, fewestMinimum, marks } from "./class-kind-and-status.rules";

/** Same limit as the database constraint. */
export const mostPlaces = 60;
/** Number of days ahead for which sessions are created. */
export const daysAhead = 56;
/** Most days ahead for scheduling. */
export const furthestDays = 730;

const placesRange = `De 1 a ${mostPlaces} vagas`;
const noClock = "Diga o horário";

const times = {
  startsAt: z.string({ error: noClock }).min(1, noClock).pipe(clockTime),
  endsAt: z.string({ error: noClock }).min(1, noClock).pipe(clockTime),
};
const name = optionalCleanString().pipe(
  z.string().max(60, "Nome deve ter no máximo 60 caracteres").nullable(),
);
const places = z
  .number({ error: placesRange })
  .refine(Number.isInteger, placesRange)
  .min(1, placesRange)
  .max(mostPlaces, placesRange);
const minimumRange = `De ${fewestMinimum} a ${mostPlaces} alunos`;
const minimum = z
  .number({ error: minimumRange })
  .refine(Number.isInteger, minimumRange)
  .min(fewestMinimum, minimumRange)
  .max(mostPlaces, minimumRange)
  .nullish();
/** Field error if the minimum exceeds the places. */
export const minimumBeyondPlaces = "O mínimo não pode passar das vagas";
const price = z
  .number({ error: "Valor inválido" })
  .refine(Number.isInteger, "Valor inválido")
  .min(0, "Valor deve ser positivo")
  .max(10_000_00, "Valor alto demais")
  .optional()
  .transform((cents) => cents ?? null);
const teacherKey = z.string({ error: "Escolha o professor" }).min(1, "Escolha o professor");

const endProblem = () => ({ message: "O fim deve ser depois do início", path: ["endsAt"] });

/**
 * The message for a day field on which no class can take place; null if it can.
 * @param today YYYY-MM-DD, arena time.
 */
export function dayProblem(date: string, today: string): string | null {
  if (date < today) return "Escolha um dia a partir de hoje";
  return date > addDays(today, furthestDays) ? "Escolha um dia nos próximos dois anos" : null;
}

/** 'Agendar Aula': once, or every week. */
export const scheduleClassSchema = z
  .object({
    name,
    kind: z.enum(classKinds, { error: "Escolha o tipo" }),
    level: z.enum(athleteLevels, { error: "Escolha a categoria" }),
    teacherKey,
    courtKey: z.string().nullish(),
    date: requiredDate("Escolha o dia"),
    ...times,
    weekly: z.boolean(),
    until: optionalDate,
    maxStudents: places,
    minStudents: minimum.transform((students) => students ?? null),
    priceInCents: price,
    athleteIds: z.array(z.string()).max(mostPlaces, placesRange),
  })
  .superRefine(({ startsAt, endsAt, date, weekly, until, maxStudents, minStudents, athleteIds }, judge) => {
    if (!endsAfter(startsAt, endsAt)) judge.addIssue({ code: "custom", ...endProblem() });
    if (weekly && until !== null && until < date)
      judge.addIssue({
        code: "custom",
        path: ["until"],
        message: "A última aula não pode ser antes da primeira",
      });
    if (minStudents !== null && minStudents > maxStudents)
      judge.addIssue({ code: "custom", path: ["minStudents"], message: minimumBeyondPlaces });
    if (new Set(athleteIds).size > maxStudents)
      judge.addIssue({ code: "custom", path: ["athleteIds"], message: "Há mais alunos do que vagas" });
  })
  .transform((input) => ({
    ...input,
    until: input.weekly ? input.until : null,
    athleteIds: [...new Set(input.athleteIds)],
  }));
export type NewClass = z.output<typeof scheduleClassSchema>;

/** What of one class, or of several of its series, is to be another; left out: as it was. */
export const changeClassSchema = z
  .object({
    scope: z.enum(editScopes, { error: "Escolha quais aulas" }).default("THIS"),
    teacherKey: teacherKey.optional(),
    courtKey: z.string().nullish(),
    date: requiredDate("Escolha o dia").optional(),
    weekday: z.enum(weekdays, { error: "Escolha o dia da semana" }).optional(),
    startsAt: times.startsAt.optional(),
    endsAt: times.endsAt.optional(),
    /** null for none. */
    minStudents: minimum,
  })
  .refine(({ scope, date }) => scope === "THIS" || date === undefined, {
    message: "Para várias aulas, escolha o dia da semana",
    path: ["weekday"],
  })
  .refine(({ scope, weekday }) => scope !== "THIS" || weekday === undefined, {
    message: "Para uma aula só, escolha o dia",
    path: ["date"],
  })
  .refine(({ startsAt, endsAt }) => (startsAt === undefined) === (endsAt === undefined), {
    message: "Diga o início e o fim",
    path: ["endsAt"],
  })
  .refine(
    ({ startsAt, endsAt }) => startsAt === undefined || endsAt === undefined || endsAfter(startsAt, endsAt),
    endProblem(),
  );
export type ClassChange = z.output<typeof changeClassSchema>;

/** Its students read why. */
export const cancelReason = cleanString("Diga o motivo").pipe(
  z.string().min(3, "Diga o motivo").max(200, "Motivo deve ter no máximo 200 caracteres"),
);
export const cancelClassSchema = z.object({
  scope: z.enum(editScopes, { error: "Escolha quais aulas" }),
  reason: cancelReason,
});

/** The marks of one class, sent together. */
export const attendanceSchema = z
  .array(
    z.object({
      athleteId: z.string(),
      attendance: z.enum(marks),
      /** The mark the client saw before this one, to detect conflicts; null overwrites any stored mark. */
      seen: z
        .enum(attendances)
        .nullish()
        .transform((seen) => seen ?? null),
    }),
  )
  .min(1, "Marque pelo menos um aluno")
  .max(mostPlaces, "Alunos demais");
