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
  const profile = by === "confirmation" ? keptProfile.parse(link.signUp) : nothingSaid;
  await claimAthlete(tx, user, profile);
  await tx.emailLink.updateMany({ where: { userId: user.id }, data: { signUp: Prisma.DbNull } });
}

type Profile = z.output<typeof keptProfile> | typeof nothingSaid;
const nothingSaid = { fullName: null, cpf: null, phone: null, birthDate: null };

/** With what they said of themselves where they said it. */
async function claimAthlete(tx: Transaction, user: User, profile: Profile): Promise<void> {
  const { fullName, cpf, phone, birthDate } = profile;
  const registered = await tx.athlete.findUnique({ where: { email: user.email } });
  const holder = cpf === null ? null : await tx.athlete.findUnique({ where: { cpf }, select: { id: true } });
  const said = {
    ...(cpf !== null && (holder === null || holder.id === registered?.id) ? { cpf } : {}),
    ...(phone === null ? {} : { phone }),
    ...(birthDate === null ? {} : { birthDate: optionalDayToDatabase(birthDate) }),
  };
  if (registered?.userId === null)
    await tx.athlete.update({
      where: { id: registered.id },
      data: { ...said, fullName: fullName ?? registered.fullName, userId: user.id },
    });
  else {
    // Somebody else's record may carry the address: they used it before, and have another one now.
    const email = registered === null ? user.email : null;
    await tx.athlete.create({
      data: { ...said, id: user.id, userId: user.id, email, fullName: fullName ?? user.name },
    });
  }
}
