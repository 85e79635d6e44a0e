import { z } from "zod";
import { Prisma, type User } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { optionalDayToDatabase } from "../platform/stored-time.rules";

/** What sign-up-athlete.action kept of the form. The level is left out: who has been registered was graded by an arena. */
const keptProfile = z.object({
  fullName: z.string(),
  cpf: z.string().nullable(),
  phone: z.string().nullable(),
  birthDate: z.string().nullable(),
});

/**
 * Somebody has shown that an account's address is theirs, by whatever was mailed to it. The record that an arena had made
 * of the athlete becomes their own.
 */
export async function proveAddress(tx: Transaction, user: User, now: Date): Promise<void> {
  if (user.emailConfirmedAt !== null) return;
  await tx.user.update({ where: { id: user.id }, data: { emailConfirmedAt: now } });
  const link = await tx.emailLink.findFirst({
    where: { userId: user.id, signUp: { not: Prisma.DbNull } },
    orderBy: { id: "desc" },
  });
  if (!link) return;
  await claimAthlete(tx, user, link.signUp);
  await tx.emailLink.updateMany({ where: { userId: user.id }, data: { signUp: Prisma.DbNull } });
}

/** With what they said of themselves where they said it. */
async function claimAthlete(tx: Transaction, user: User, signUp: unknown): Promise<void> {
  const { fullName, cpf, phone, birthDate } = keptProfile.parse(signUp);
  const registered = await tx.athlete.findUnique({ where: { email: user.email } });
  const holder = cpf === null ? null : await tx.athlete.findUnique({ where: { cpf }, select: { id: true } });
  const said = {
    fullName,
    ...(cpf !== null && (holder === null || holder.id === registered?.id) ? { cpf } : {}),
    ...(phone === null ? {} : { phone }),
    ...(birthDate === null ? {} : { birthDate: optionalDayToDatabase(birthDate) }),
  };
  if (registered?.userId === null)
    await tx.athlete.update({ where: { id: registered.id }, data: { ...said, userId: user.id } });
  else {
    // Somebody else's record may carry the address: they used it before, and have another one now.
    const email = registered === null ? user.email : null;
    await tx.athlete.create({ data: { ...said, id: user.id, userId: user.id, email } });
  }
}
