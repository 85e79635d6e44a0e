import { z } from "zod";
import { optionalBirthDate } from "../../athletes/athlete.rules";
import { requiredCpf } from "../../brazil/cpf-field.rules";
import { optionalPhone } from "../../brazil/phone-field.rules";
import { email, personName } from "../../identity/person.rules";
import { optionalCleanString } from "../../platform/text-fields.rules";
import { athleteLevels } from "../../sport/athlete-level.rules";

/**
 * An athlete as the administration makes one, with an account of their own.
 * @param today YYYY-MM-DD; nobody is born after it.
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
