import type { Certification, Teacher, User } from "../../../prisma/generated/client/client";
import type { Transaction } from "../../platform/database";

/** Locks a certificate that is not removed until the transaction ends, and returns it with its teacher. */
export async function lockCertification(
  tx: Transaction,
  id: string,
): Promise<(Certification & { teacher: Teacher & { user: User | null } }) | null> {
  await tx.$queryRaw`SELECT id FROM certificacoes_professor WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return tx.certification.findFirst({
    where: { id, active: true },
    include: { teacher: { include: { user: true } } },
  });
}
