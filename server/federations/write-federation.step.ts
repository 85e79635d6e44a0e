import type { Federation } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import type { FederationRecord } from "./federation-record.rules";

/** Locks the row: of two who change it at once, or what hangs on it, the second waits and sees what the first did. */
export async function lockFederation(tx: Transaction, id: string): Promise<Federation> {
  await tx.$queryRaw`SELECT id FROM federacoes WHERE id = ${id}::uuid FOR UPDATE`;
  const federation = await tx.federation.findUnique({ where: { id } });
  if (!federation) throw new RuleViolation("FEDERATION_GONE", "Esta federação não existe mais.");
  return federation;
}

/** @returns its id. */
export async function addFederation(
  tx: Transaction,
  record: FederationRecord,
  { active, createdAt }: { active: boolean; createdAt: Date },
): Promise<string> {
  const { id } = await tx.federation.create({ data: { ...record, active, createdAt }, select: { id: true } });
  return id;
}

/** Expects it to be locked. */
export async function changeFederation(tx: Transaction, id: string, record: FederationRecord): Promise<void> {
  await tx.federation.update({ where: { id }, data: { ...record, version: { increment: 1 } } });
}

/** Expects it to be locked. @param inactive since when and why; null for one that is active. */
export async function setFederationState(
  tx: Transaction,
  id: string,
  inactive: { since: Date; reason: string } | null,
): Promise<void> {
  await tx.federation.update({
    where: { id },
    data: {
      active: inactive === null,
      inactiveSince: inactive?.since ?? null,
      inactiveReason: inactive?.reason ?? null,
    },
  });
}

/** With those who work for it; expects that nothing else hangs on it. */
export async function removeFederation(tx: Transaction, id: string): Promise<void> {
  await tx.federation.delete({ where: { id } });
}
