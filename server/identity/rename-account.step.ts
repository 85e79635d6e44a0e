import type { Transaction } from "../platform/database";

/** The person of an account is called this from now on. */
export async function renameAccount(tx: Transaction, userId: string, name: string): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { name } });
}
