import type { Transaction } from "../platform/database";
import type { Role } from "../platform/role.rules";

/** People lose a role that was stored for them: what it was for is theirs no longer. */
export async function dropRole(tx: Transaction, userIds: readonly string[], role: Role): Promise<void> {
  await tx.userRole.deleteMany({ where: { userId: { in: [...userIds] }, role } });
}
