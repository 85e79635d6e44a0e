import type { ArenaRecord } from "../../arenas/arena-record.rules";
import { formatCnpj } from "../../brazil/cnpj.rules";
import type { AuditFields } from "../../identity/audit.rules";

/** An arena's audit fields, labelled as in its form. */
export const arenaAuditFields = (arena: ArenaRecord): AuditFields => ({
  "Nome da arena": arena.name,
  Responsável: arena.responsibleName,
  Email: arena.email,
  CNPJ: formatCnpj(arena.cnpj),
  Endereço: arena.fullAddress,
  Contato: arena.contactPhone,
});

/** Of these words it tells only that they changed: they are about a person. */
export const personalInArena = ["Responsável", "Email", "Contato"];
