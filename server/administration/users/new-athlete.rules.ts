import { z } from "zod";
import { optionalBirthDate } from "../../athletes/athlete.rules";
import { optionalPhone, requiredCpf } from "../../brazil/input-fields.rules";
import { email, personName } from "../../identity/person.rules";
import { optionalCleanString } from "../../platform/input-fields.rules";
import { athleteLevels } from "../../sport/athlete-level.rules";

/**
 * The form with which an admin creates an athlete and the account.
 * @param today YYYY-MM-DD; the latest valid date of birth.
 */
export const newAthleteSchema = (today: string) =>
  z.object({
    fullName: personName,
    email,
    cpf: requiredCpf("CPF inválido"),
    phone: optionalPhone,
    birthDate: optionalBirthDate(today),
    level: z.enum(athleteLevels, { error: "Escolha o nível" }),
    notes: optionalCleanString().pipe(
      z.string().max(1000, "Observações devem ter no máximo 1000 caracteres").nullable(),
    ),
  });

export type NewAthlete = z.output<ReturnType<typeof newAthleteSchema>>;
