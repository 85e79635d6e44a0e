import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";

/**
 * What a federation that is not active takes nothing new with: enrolments, affiliations, charges. What runs may be
 * finished, and it may prepare. It stays active until the transaction ends.
 * @throws RuleViolation
 */
export async function assertActive(tx: Transaction, federationId: string): Promise<void> {
  const [federation] = await tx.$queryRaw<{ ativa: boolean }[]>`
    SELECT ativa FROM federacoes WHERE id = ${federationId}::uuid FOR SHARE`;
  if (!federation?.ativa)
    throw new RuleViolation(
      "FEDERATION_INACTIVE",
      "A federação não está ativa e não recebe nada novo: inscrições, filiações ou cobranças. Fale com a administração da Praia.",
    );
}

/** The same for what goes on by itself: it waits instead. */
export async function isActiveNow(tx: Transaction, federationId: string): Promise<boolean> {
  return (await tx.federation.count({ where: { id: federationId, active: true } })) > 0;
}
