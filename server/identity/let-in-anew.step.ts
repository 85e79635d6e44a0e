import type { User } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { endEmailLinks } from "./email-link.step";
import { proveAddress } from "./prove-address.step";
import { endSessionsOf } from "./session.step";
import { temporaryPasswordUntil } from "./temporary-password.rules";

/** An account opens by a temporary password alone, which is mailed to it; what was open before ends. */
export async function letInAnew(tx: Transaction, user: User, passwordHash: string, now: Date): Promise<void> {
  await proveAddress(tx, user, "password", now); // whoever uses it has read the mail
  await tx.user.update({
    where: { id: user.id },
    data: { passwordHash, temporaryPasswordUntil: temporaryPasswordUntil(now) },
  });
  await endSessionsOf(tx, user.id, now);
  await endEmailLinks(tx, user.id, now);
}
