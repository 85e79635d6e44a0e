import type { Transaction } from "../platform/database";
import { guessKeysOf } from "./guess-limit.rules";

/** From wherever they were typed. */
export async function forgetWrongPasswords(tx: Transaction, email: string): Promise<void> {
  await tx.rateLimit.deleteMany({ where: { key: { startsWith: guessKeysOf(email) } } });
}
