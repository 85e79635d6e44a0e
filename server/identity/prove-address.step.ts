import { Prisma, type User } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { addressProved } from "./identity.event";

/**
 * Marks the address as verified after the user opened a mail to it, and completes the sign-up.
 * @param by "confirmation": the sign-up's link was used, so the data entered there is saved too. "password": the user
 *   only proved to own the address, and another person may have entered the data.
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
