import type { User } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";

/** Locks the account's row against concurrent changes until the transaction ends. @returns the current row. */
export async function lockAccount(tx: Transaction, userId: string): Promise<User> {
  await tx.$queryRaw`SELECT id FROM usuarios WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
  return tx.user.findUniqueOrThrow({ where: { id: userId } });
}
