import { z } from "zod";
import { optionalPhone, requiredCnpj } from "../brazil/input-fields.rules";
import { email, nameOf, personName } from "../identity/person.rules";
import { amountInCents, cleanString } from "../platform/input-fields.rules";
import { arenaName, courtCount } from "./arena-fields.rules";

const wrongCnpj = "CNPJ inválido";
const shortAddress = "Endereço deve ser mais completo";

/** All that the administration keeps of an arena; the CNPJ comes out without its mask. */
export const arenaRecordSchema = z.object({
  name: arenaName,
  responsibleName: nameOf("Nome do responsável"),
  email,
  cnpj: requiredCnpj(wrongCnpj, wrongCnpj),
  fullAddress: cleanString(shortAddress).pipe(
    z.string().min(5, shortAddress).max(200, "Endereço deve ter no máximo 200 caracteres"),
  ),
  contactPhone: optionalPhone,
});

export type ArenaRecord = z.output<typeof arenaRecordSchema>;

/** A new one, whose responsible person is invited under that name and address. */
export const newArenaSchema = arenaRecordSchema.extend({
  courtCount,
  hourlyRateInCents: amountInCents,
  dayUseInCents: amountInCents,
});

/** Who is to have it from now on; the name is for who has no account yet. */
export const newOwnerSchema = z.object({ email, personName });
