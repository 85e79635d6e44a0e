import type { Transaction } from "../platform/database";
import type { Role } from "../platform/role.rules";

/** People have a role from now on; who has it already has it since then. */
export async function giveRole(tx: Transaction, userId: string, role: Role, now: Date): Promise<void> {
  await tx.userRole.upsert({
    where: { userId_role: { userId, role } },
    create: { userId, role, createdAt: now },
    update: {},
  });
}
