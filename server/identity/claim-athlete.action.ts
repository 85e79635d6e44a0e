import { z } from "zod";
import type { User } from "../../prisma/generated/client/client";
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
 * The record that an arena had made becomes the person's own, now that the address is proved theirs, with what they
 * said of themselves where they said it.
 */
export async function claimAthlete(tx: Transaction, user: User, signUp: unknown): Promise<void> {
  const { fullName, cpf, phone, birthDate } = keptProfile.parse(signUp);
  const registered = await tx.athlete.findUnique({ where: { email: user.email } });
  const holder = cpf === null ? null : await tx.athlete.findUnique({ where: { cpf }, select: { id: true } });
  const said = {
    fullName,
    ...(cpf !== null && (holder === null || holder.id === registered?.id) ? { cpf } : {}),
    ...(phone === null ? {} : { phone }),
    ...(birthDate === null ? {} : { birthDate: optionalDayToDatabase(birthDate) }),
  };
  if (registered === null)
    await tx.athlete.create({ data: { ...said, id: user.id, userId: user.id, email: user.email } });
  else if (registered.userId === null)
    await tx.athlete.update({ where: { id: registered.id }, data: { ...said, userId: user.id } });
}
