import type { User } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";

/**
 * Whether the checked password is still current. The check waits in a queue, and the password may be replaced or the
 * account disabled meanwhile. Locks the account's row, so that a later password change finds and ends the session
 * opened in this transaction.
 */
export async function passwordStands(
  tx: Transaction,
  { id, passwordHash }: Pick<User, "id" | "passwordHash">,
): Promise<boolean> {
  const [account] = await tx.$queryRaw<{ senha_hash: string }[]>`
    SELECT senha_hash FROM usuarios WHERE id = ${id}::uuid AND desativado_em IS NULL FOR NO KEY UPDATE`;
  return account?.senha_hash === passwordHash;
}

/**
 * The first thing in the transaction that `checkPassword` was asked for.
 * @throws InvalidInput when the password was replaced, or the account disabled, since it was checked.
 */
export async function assertPasswordStands(tx: Transaction, user: User, field: string): Promise<void> {
  if (!(await passwordStands(tx, user))) throw wrongPassword(field);
}

export const wrongPassword = (field: string) =>
  new InvalidInput([{ path: [field], message: "Senha incorreta" }]);
