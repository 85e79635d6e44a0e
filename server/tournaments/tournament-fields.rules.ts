import { z } from "zod";
import { cleanString, optionalCleanString } from "../platform/text.rules";
import { requiredDate } from "../platform/time/date-fields.rules";

/** What every organiser's form asks alike; the forms and the API share it. */

export const pastDate = { message: "Data não pode estar no passado", abort: true };
export const endBeforeStart = "Data fim deve ser após data início";

export const tournamentName = cleanString("Nome deve ter pelo menos 3 caracteres").pipe(
  z
    .string()
    .min(3, "Nome deve ter pelo menos 3 caracteres")
    .max(100, "Nome deve ter no máximo 100 caracteres"),
);
export const descriptionLimit = z
  .string()
  .max(1000, "Descrição deve ter no máximo 1000 caracteres")
  .nullable();
export const tournamentDescription = optionalCleanString().pipe(descriptionLimit);
export const tournamentStart = requiredDate("Data de início é obrigatória");
export const venueLimit = z.string().max(150, "Local deve ter no máximo 150 caracteres").nullable();
export const directorLimit = z.string().max(100, "Nome deve ter no máximo 100 caracteres").nullable();

/** How many of something. */
export const wholeNumber = z
  .number({ error: "Informe um número" })
  .refine(Number.isInteger, "Informe um número inteiro");
export const fewParticipants = "Deve permitir pelo menos 1 participante";
export const manyParticipants = "Deve permitir no máximo 2.000 participantes";

/** False where either is missing. @param start YYYY-MM-DD @param end YYYY-MM-DD */
export function isAfter(start: string | null, end: string | null): boolean {
  return start !== null && end !== null && start > end;
}
