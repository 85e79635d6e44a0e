import { z } from "zod";
import { optionalPhone } from "../../brazil/phone-field.rules";
import { optionalEmail, personName } from "../../identity/person.rules";
import { correctAthleteSchema } from "../profile-change.rules";

/** By what an arena's athletes are ordered. */
export const arenaAthleteOrders = ["NAME", "FIRST_VISIT"] as const;
export type ArenaAthleteOrder = (typeof arenaAthleteOrders)[number];

export const arenaAthleteOrderLabel: Record<ArenaAthleteOrder, string> = {
  NAME: "Nome",
  FIRST_VISIT: "Primeira visita",
};

/** Ativo or inativo at one arena; what concerns the whole platform is the administration's. */
export const standingLabel = (active: boolean): string => (active ? "Ativo" : "Inativo");

/** Name and contacts as an arena keeps them, while nobody has said that the record is theirs. */
const contactSchema = z.object({ fullName: personName, email: optionalEmail, phone: optionalPhone });
export type Contact = z.output<typeof contactSchema>;

/**
 * What an arena changes of a record: of the profile what is left out stays; the contacts come together or not at all.
 * @param today YYYY-MM-DD; nobody is born after it.
 */
export const updateArenaAthleteSchema = (today: string) =>
  correctAthleteSchema(today).extend({ contact: contactSchema.nullish() });

/** The same as a form asks it: without the contacts of who has an account. */
export const arenaAthleteFormSchema = (today: string, hasAccount: boolean) =>
  hasAccount
    ? correctAthleteSchema(today).extend(contactSchema.partial().shape)
    : correctAthleteSchema(today).extend(contactSchema.shape);
