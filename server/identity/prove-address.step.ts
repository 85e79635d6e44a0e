import { Prisma, type User } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { addressProved } from "./identity.event";

/**
 * Somebody has shown that an account's address is theirs, by whatever was mailed to it; what the
 * sign-up left for this moment is done.
 * @param by "confirmation": they mean the sign-up, so what was typed there is written down too. "password": all that is
 *   known is whose address it is, and somebody else may have typed it.
 */
export async function proveAddress(
  tx: Transaction,
  user: User,
  by: "confirmation" | "password",
  now: Date,
): Promise<void> {
  if (user.emailConfirmedAt !== null) return;
  await tx.user.update({ where: { id: user.id }, data: { emailConfirmedAt: now } });
  const link = await tx.emailLink.findFirst({
    where: { userId: user.id, signUp: { not: Prisma.DbNull } },
    orderBy: { id: "desc" },
  });
  if (!link) return;
  await addressProved.happened(tx, null, { user, said: by === "confirmation" ? link.signUp : null });
  await tx.emailLink.updateMany({ where: { userId: user.id }, data: { signUp: Prisma.DbNull } });
}
