import { z } from "zod";
import { cleanString, optionalCleanString } from "../platform/input-fields.rules";
import { tidyName } from "../identity/person.rules";
import { rankingTierNames } from "../sport/ranking/ranking-points.rules";
import { requiredDate } from "../platform/time/date-fields.rules";

/** What every organiser's form asks alike; the forms and the API share it. */

export const pastDate = { message: "Data não pode estar no passado", abort: true };
export const endBeforeStart = "Data fim deve ser após data início";

/** The longest name, in characters. */
export const nameLimit = 100;
export const tournamentName = cleanString("Nome deve ter pelo menos 3 caracteres").pipe(
  z
    .string()
    .min(3, "Nome deve ter pelo menos 3 caracteres")
    .max(nameLimit, `Nome deve ter no máximo ${nameLimit} caracteres`),
);
export const descriptionLimit = z
  .string()
  .max(1000, "Descrição deve ter no máximo 1000 caracteres")
  .nullable();
export const tournamentDescription = optionalCleanString().pipe(descriptionLimit);
export const tournamentStart = requiredDate("Data de início é obrigatória");
export const venueLimit = z.string().max(150, "Local deve ter no máximo 150 caracteres").nullable();
export const directorLimit = z
  .string()
  .transform(tidyName)
  .pipe(z.string().max(100, "Nome deve ter no máximo 100 caracteres"))
  .nullable();

/** What a championship is worth in the rankings; null while that is open. */
export const sanctionTier = z.enum(rankingTierNames, { error: "Faixa de pontos inválida" }).nullable();

/** How many of something. */
export const wholeNumber = z
  .number({ error: "Informe um número" })
  .refine(Number.isInteger, "Informe um número inteiro");
export const fewParticipants = "Deve permitir pelo menos 1 participante";
export const manyParticipants = "Deve permitir no máximo 2.000 participantes";

/** The longest time in which a result may be protested, in hours: two weeks. */
const mostProtestHours = 336;
/** For how long a result may be protested; null for no time of its own. */
export const protestHours = wholeNumber
  .min(1, "O prazo deve ser de 1 hora ou mais")
  .max(mostProtestHours, `O prazo deve ser de até ${mostProtestHours} horas`)
  .nullable();

const between = (min: number, max: number, message: string) =>
  wholeNumber.min(min, message).max(max, message);

/** How long a place waits for its payment, and what comes back to who leaves. */
export const registrationTerms = {
  paymentDays: between(1, 60, "O prazo deve ser de 1 a 60 dias"),
  fullRefundDays: between(0, 365, "Informe de 0 a 365 dias"),
  lateRefundPercent: between(0, 100, "Informe de 0 a 100%"),
} as const;

/** Which of several names was said before, upper and lower case alike: their places in the list. */
export function repeatedNames(names: readonly string[]): number[] {
  const alike = names.map((name) => name.toLocaleLowerCase("pt-BR"));
  return [...alike.keys()].filter((index) => alike.indexOf(alike[index] ?? "") < index);
}
export const nameTaken = "Já existe uma categoria com este nome";

interface RegistrationDays {
  startDate: string;
  registrationStartsOn: string | null;
  registrationEndsOn: string | null;
}
type RegistrationDay = "registrationStartsOn" | "registrationEndsOn";

/** What is wrong with the days on which people may enrol, beside its field: they lie before the games, in their order. */
export function wrongRegistrationDays({
  startDate,
  registrationStartsOn,
  registrationEndsOn,
}: RegistrationDays): [RegistrationDay, string][] {
  const wrong: [RegistrationDay, string][] = [];
  if (isAfter(registrationStartsOn, startDate))
    wrong.push(["registrationStartsOn", "As inscrições devem abrir até o dia em que começam os jogos"]);
  if (isAfter(registrationStartsOn, registrationEndsOn)) wrong.push(["registrationEndsOn", endBeforeStart]);
  else if (isAfter(registrationEndsOn, startDate))
    wrong.push(["registrationEndsOn", "As inscrições devem terminar até o dia em que começam os jogos"]);
  return wrong;
}

/** False where either is missing. @param start YYYY-MM-DD @param end YYYY-MM-DD */
export function isAfter(start: string | null, end: string | null): boolean {
  return start !== null && end !== null && start > end;
}
