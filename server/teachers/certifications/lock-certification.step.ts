import type { Certification, Teacher, User } from "../../../prisma/generated/client/client";
import type { Transaction } from "../../platform/database";

/** A certificate that the teacher has not removed, with whose it is; it stays as it is until the transaction ends. */
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
