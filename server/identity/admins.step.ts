import type { Transaction } from "../platform/database";

/** Whoever makes an admin or takes one away holds it, for all processes together. */
const lock = 7_262_403;

/** Until the transaction ends nobody else comes to the administration or leaves it. */
export async function lockAdmins(tx: Transaction): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(${lock})::text`;
}

/** Admins who can sign in. */
export const adminsInUse = { role: "ADMIN", user: { disabledAt: null } } as const;

/** Whether somebody is an admin, and the only one there is. Expects the admins to be locked. */
export async function isLastAdmin(tx: Transaction, userId: string): Promise<boolean> {
  const admins = await tx.userRole.findMany({ where: adminsInUse, select: { userId: true }, take: 2 });
  return admins.length === 1 && admins[0]?.userId === userId;
}
