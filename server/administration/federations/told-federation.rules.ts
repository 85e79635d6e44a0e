import { formatCnpj } from "../../brazil/cnpj.rules";
import type { FederationRecord } from "../../federations/federation-record.rules";
import type { Told } from "../../identity/audit.rules";

/** What the trail tells of a federation, in the words of its form. */
export const toldFederation = (federation: FederationRecord): Told => ({
  Nome: federation.name,
  Sigla: federation.acronym,
  CNPJ: federation.cnpj && formatCnpj(federation.cnpj),
  Endereço: federation.fullAddress,
  Email: federation.email,
  Telefone: federation.phone,
  Responsável: federation.responsibleName,
  "Site oficial": federation.website,
});

/** Of these words it tells only that they changed: they are about a person. */
export const personalInFederation = ["Email", "Telefone", "Responsável"];
