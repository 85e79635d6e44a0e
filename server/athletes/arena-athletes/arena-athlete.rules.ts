import { z } from "zod";
import { optionalPhone } from "../../brazil/input-fields.rules";
import { optionalEmail, personName } from "../../identity/person.rules";
import { correctAthleteSchema } from "../profile-change.rules";

/** By what an arena's athletes are ordered. */
export const arenaAthleteOrders = ["NAME", "FIRST_VISIT"] as const;
export type ArenaAthleteOrder = (typeof arenaAthleteOrders)[number];

export const arenaAthleteOrderLabel: Record<ArenaAthleteOrder, string> = {
  NAME: "Nome",
  FIRST_VISIT: "Primeira visita",
};

/** Status at one arena; the status on the whole platform is managed by admins. */
export const standingLabel = (active: boolean): string => (active ? "Ativo" : "Inativo");

/** Name and contacts, which the arena edits until an account claims the record. */
const contactSchema = z.object({ fullName: personName, email: optionalEmail, phone: optionalPhone });
export type Contact = z.output<typeof contactSchema>;

/**
 * An arena's changes to a record. Omitted profile fields stay unchanged; contacts are all given or all omitted.
 * @param today YYYY-MM-DD, latest valid birth date.
 */
export const updateArenaAthleteSchema = (today: string) =>
  correctAthleteSchema(today).extend({ contact: contactSchema.nullish() });

/** The same for a form, without contacts if the athlete has an account. */
export const arenaAthleteFormSchema = (today: string, hasAccount: boolean) =>
  hasAccount
    ? correctAthleteSchema(today).extend(contactSchema.partial().shape)
    : correctAthleteSchema(today).extend(contactSchema.shape);
