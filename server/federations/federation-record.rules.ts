import { z } from "zod";
import { optionalCnpj, optionalPhone } from "../brazil/input-fields.rules";
import { optionalPixCity, optionalPixKey } from "../brazil/pix.rules";
import { optionalUf } from "../brazil/uf.rules";
import { email, personName } from "../identity/person.rules";
import { optionalCleanString, optionalWebsite } from "../platform/input-fields.rules";
import { acronym, federationName, position } from "./federation-fields.rules";

/** The data of a federation. City, state and Pix key stay as they are where they are left out. */
export const federationRecordSchema = z.object({
  name: federationName,
  acronym,
  cnpj: optionalCnpj("CNPJ inválido"),
  fullAddress: optionalCleanString().pipe(
    z.string().max(200, "Endereço deve ter no máximo 200 caracteres").nullable(),
  ),
  email,
  phone: optionalPhone,
  responsibleName: personName,
  website: optionalWebsite,
  city: optionalPixCity.optional(),
  uf: optionalUf.optional(),
  pixKey: optionalPixKey.optional(),
});

export type FederationRecord = z.output<typeof federationRecordSchema>;

/** A new federation; its responsible person is invited as its first member, by name and address. */
export const newFederationSchema = federationRecordSchema.extend({ position });

/** Invitations that a federation's own people may send in 24 hours. */
export const invitationsPerDay = 20;

/** A user to invite as a member; the name is used when the address has no account yet. */
export const newMemberSchema = z.object({ email, personName, position });

export const memberPositionSchema = z.object({ position });
