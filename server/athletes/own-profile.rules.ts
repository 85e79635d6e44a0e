import { z } from "zod";
import { optionalPhone } from "../brazil/input-fields.rules";
import { personName } from "../identity/person.rules";
import { optionalCleanString } from "../platform/input-fields.rules";
import { isMinor } from "./display-name.rules";
import { correctAthleteSchema, type Correction, type Profile } from "./profile-change.rules";

export const longestNotes = 1000;

const ownNotes = optionalCleanString().pipe(
  z.string().max(longestNotes, "Observações devem ter no máximo 1000 caracteres").nullable(),
);

/**
 * Input of 'Alterar Cadastro' by athletes themselves. Level, birth date and gender stay unchanged if omitted or null.
 * @param today YYYY-MM-DD, latest valid birth date.
 */
export const updateProfileSchema = (today: string) =>
  correctAthleteSchema(today).extend({ fullName: personName, phone: optionalPhone, notes: ownNotes });

export type UpdateProfileInput = z.input<ReturnType<typeof updateProfileSchema>>;
export type UpdatedProfile = z.output<ReturnType<typeof updateProfileSchema>>;

/**
 * Fields of a correction that the athlete may not change: an existing gender, and a birth date that turns a minor into
 * an adult or the reverse, because minors have guardians.
 * @param today YYYY-MM-DD.
 */
export function notOwnToSay(before: Profile, { birthDate, gender }: Correction, today: string) {
  const turned =
    birthDate !== null &&
    before.birthDate !== null &&
    isMinor(birthDate, today) !== isMinor(before.birthDate, today);
  return [
    ...(gender && before.gender !== null && gender !== before.gender
      ? [{ path: ["gender"], message: "Já informado: peça à sua arena para corrigir no seu perfil" }]
      : []),
    ...(turned
      ? [
          {
            path: ["birthDate"],
            message: "Esta data muda se você é menor de idade: peça à sua arena para corrigir",
          },
        ]
      : []),
  ];
}
