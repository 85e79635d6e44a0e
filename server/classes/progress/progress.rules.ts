import { z } from "zod";
import { requiredDate } from "../../platform/time/date-fields.rules";
import { cleanString } from "../../platform/input-fields.rules";
import { addDays } from "../../platform/time/calendar-day.rules";
import { athleteLevels } from "../../sport/athlete-level.rules";
import { progressKinds } from "./progress-words.rules";

export const longestProgressNote = 1000;
/** Most notes per athlete and arena: three a week for three years. */
export const mostProgressNotes = 500;

/** What a teacher writes of a student. */
export const progressNoteSchema = z.object({
  kind: z.enum(progressKinds, { error: "Escolha o tipo" }),
  text: cleanString("Escreva a anotação").pipe(
    z
      .string()
      .min(3, "Escreva a anotação")
      .max(longestProgressNote, "Anotação deve ter no máximo 1000 caracteres"),
  ),
  shownToAthlete: z.boolean(),
  suggestedLevel: z
    .enum(athleteLevels, { error: "Nível inválido" })
    .nullish()
    .transform((level) => level ?? null),
});
export type ProgressNoteInput = z.output<typeof progressNoteSchema>;

/** An arena asks for a report by a day at most so far away. */
export const furthestReportDays = 90;

/** Whom an arena asks for a report, and by when. @param today YYYY-MM-DD, by the arena's clocks */
export const reportRequestSchema = (today: string) =>
  z.object({
    teacherKey: z.uuid({ error: "Escolha o professor" }),
    dueOn: requiredDate("Escolha o prazo")
      .refine((day) => day >= today, "O prazo começa hoje")
      .refine((day) => day <= addDays(today, furthestReportDays), "O prazo é de no máximo 90 dias"),
  });
