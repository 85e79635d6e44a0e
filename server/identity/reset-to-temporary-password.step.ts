import type { User } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { endEmailLinks } from "./email-link.step";
import { proveAddress } from "./prove-address.step";
import { endSessionsOf } from "./session.step";
import { temporaryPasswordUntil } from "./temporary-password.rules";

/** Resets the account to a temporary password, which is mailed to it, and ends its sessions and mailed links. */
export async function resetToTemporaryPassword(
  tx: Transaction,
  user: User,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await proveAddress(tx, user, "password", now); // a sign-in with the mailed password proves the address
  await tx.user.update({
    where: { id: user.id },
    data: { passwordHash, temporaryPasswordUntil: temporaryPasswordUntil(now) },
  });
  await endSessionsOf(tx, user.id, now);
  await endEmailLinks(tx, user.id, now);
}
