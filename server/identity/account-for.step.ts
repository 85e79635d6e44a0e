import type { User } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { resetToTemporaryPassword } from "./password.step";
import type { NewAccess } from "./management/management.loader";
import { temporaryPasswordUntil } from "./temporary-password.rules";

export interface AccountFor {
  user: User;
  /** To be mailed, of an account that is new; null where they have one of their own. */
  password: string | null;
}

/**
 * Finds the account of an address, or creates one with a temporary password. An unconfirmed account is reset to a
 * temporary password, because a stranger may have signed up with this address.
 * @param access from `newAccessFor`, called before the transaction.
 * @throws InvalidInput for a closed account, RuleViolation if the account has just changed.
 */
export async function accountFor(
  tx: Transaction,
  now: Date,
  { email, name }: { email: string; name: string },
  access: NewAccess | null,
): Promise<AccountFor> {
  // Two admins who name the same address wait for each other.
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`account:${email}`}, 0))::text`;
  // The lock also guards against concurrent deletion of the account.
  await tx.$queryRaw`SELECT id FROM usuarios WHERE email = ${email} FOR NO KEY UPDATE`;
  const user = await tx.user.findUnique({ where: { email } });
  if (user?.disabledAt)
    throw new InvalidInput([{ path: ["email"], message: "A conta deste e-mail está desativada" }]);
  if (user?.emailConfirmedAt) return { user, password: null };
  if (access === null)
    throw new RuleViolation("ACCOUNT_CHANGED", "A conta deste e-mail mudou agora há pouco. Tente de novo.");
  const { password, passwordHash } = access;
  if (user) {
    await resetToTemporaryPassword(tx, user, passwordHash, now);
    return { user: await tx.user.findUniqueOrThrow({ where: { id: user.id } }), password };
  }
  const made = await tx.user.create({
    data: {
      email,
      name,
      passwordHash,
      temporaryPasswordUntil: temporaryPasswordUntil(now),
      emailConfirmedAt: now,
      createdAt: now,
    },
  });
  return { user: made, password };
}
