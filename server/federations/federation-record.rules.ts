import { z } from "zod";
import { optionalCnpj } from "../brazil/cnpj-field.rules";
import { optionalPhone } from "../brazil/phone-field.rules";
import { email, personName } from "../identity/person.rules";
import { optionalCleanString } from "../platform/text-fields.rules";
import { acronym, federationName, position } from "./federation-fields.rules";

const wrongUrl = "URL inválida";

/** An address that a browser opens; its https:// may be left out. */
const website = optionalCleanString()
  .pipe(z.string().max(200, wrongUrl).nullable())
  .transform((typed, ctx) => {
    if (typed === null) return null;
    const url = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;
    const parsed = URL.canParse(url) ? new URL(url) : null;
    if (parsed && /^https?:$/.test(parsed.protocol) && /^[^.\s]+(\.[^.\s]+)+$/.test(parsed.hostname))
      return url;
    ctx.addIssue({ code: "custom", message: wrongUrl });
    return z.NEVER;
  });

/** All that the administration keeps of a federation. */
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
  website,
});

export type FederationRecord = z.output<typeof federationRecordSchema>;

/** A new one, whose responsible person is invited under that name and address. */
export const newFederationSchema = federationRecordSchema.extend({ position });

/** Somebody who is to work for it; the name is for who has no account yet. */
export const newMemberSchema = z.object({ email, personName, position });

export const memberPositionSchema = z.object({ position });
