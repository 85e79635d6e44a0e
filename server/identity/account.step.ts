import type { User } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { withdrawInvitations } from "./management/management-invitation.step";
import { endSessionsOf } from "./session.step";

/** Locks the account's row against concurrent changes until the transaction ends. @returns the current row. */
export async function lockAccount(tx: Transaction, userId: string): Promise<User> {
  await tx.$queryRaw`SELECT id FROM usuarios WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
  return tx.user.findUniqueOrThrow({ where: { id: userId } });
}

/** The person of an account is called this from now on. */
export async function renameAccount(tx: Transaction, userId: string, name: string): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { name } });
}

/**
 * Closes the account: deletes its roles, sessions, links and personal data.
 * @returns all addresses that could identify it.
 */
export async function closeAccount(tx: Transaction, user: User, now: Date): Promise<string[]> {
  const own = { userId: user.id };
  await tx.userRole.deleteMany({ where: own });
  await withdrawInvitations(tx, own, now);
  await endSessionsOf(tx, user.id, now);
  await tx.session.updateMany({ where: own, data: { userAgent: null } });
  const links = await tx.emailLink.findMany({ where: own, select: { newEmail: true } });
  await tx.emailLink.deleteMany({ where: own });
  await tx.user.update({
    where: { id: user.id },
    data: {
      email: `excluido-${user.id}@excluido.invalid`,
      name: "Conta excluída",
      passwordHash: "", // matches no password
      temporaryPasswordUntil: null,
      emailConfirmedAt: null,
      disabledAt: now,
      deletedAt: now,
    },
  });
  return [user.email, ...links.flatMap(({ newEmail }) => newEmail ?? [])];
}
