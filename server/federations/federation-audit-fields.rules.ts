import { formatCnpj } from "../brazil/cpf-cnpj.rules";
import type { AuditFields } from "../identity/audit.rules";
import type { FederationRecord } from "./federation-record.rules";

/** A federation's fields for the audit trail, labelled as in its form. */
export const federationAuditFields = (federation: FederationRecord): AuditFields => ({
  Nome: federation.name,
  Sigla: federation.acronym,
  CNPJ: federation.cnpj && formatCnpj(federation.cnpj),
  Endereço: federation.fullAddress,
  Email: federation.email,
  Telefone: federation.phone,
  Responsável: federation.responsibleName,
  "Site oficial": federation.website,
  Cidade: federation.city ?? null,
  UF: federation.uf ?? null,
  "Chave Pix": federation.pixKey ?? null,
});

/** For these fields the audit trail records only that they changed, because they are personal data. */
export const personalInFederation = ["Email", "Telefone", "Responsável", "Chave Pix"];
