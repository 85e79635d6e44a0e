import { z } from "zod";
import { optionalPhone } from "../brazil/phone.rules";
import { optionalEmail, personName } from "../identity/person.rules";
import { optionalDate } from "../platform/date.rules";
import { athleteLevels } from "./athlete-level.rules";

/**
 * An athlete as an arena registers one; whoever has no e-mail or phone yet leaves it blank.
 * @param today YYYY-MM-DD in the arena's zone; nobody is born after it.
 */
export function registerAthleteSchema(today: string) {
  return z.object({
    fullName: personName,
    email: optionalEmail,
    phone: optionalPhone,
    birthDate: optionalDate.refine(
      (day) => day === null || day <= today,
      "Data de nascimento não pode estar no futuro",
    ),
    level: z.enum(athleteLevels, { error: "Nível inválido" }).default("FUN"),
  });
}

export type RegisterAthleteInput = z.input<ReturnType<typeof registerAthleteSchema>>;
export type NewAthlete = z.output<ReturnType<typeof registerAthleteSchema>>;
