import type { User } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";

/**
 * Whether the password that was checked is still the account's. Checking takes a while and waits in a queue, and what
 * it allows must not happen after the password was replaced or the account was disabled. The account's row is locked,
 * so that whoever replaces the password then finds what has been opened, and ends it.
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
