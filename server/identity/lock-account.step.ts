import type { User } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";

/** Until the transaction ends nobody else changes an account, closes it or opens it anew. @returns it as it is now. */
export async function lockAccount(tx: Transaction, userId: string): Promise<User> {
  await tx.$queryRaw`SELECT id FROM usuarios WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
  return tx.user.findUniqueOrThrow({ where: { id: userId } });
}
