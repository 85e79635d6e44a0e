import { z } from "zod";
import type { Prisma, User } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { athleteGenders } from "../sport/athlete-gender.rules";
import { optionalDayToDatabase } from "../platform/time/calendar-day.rules";
import { keepProfileChange } from "./keep-profile-change.step";

/** What sign-up-athlete.action kept of the form. The level is left out: who has been registered was graded by an arena. */
const keptProfile = z.object({
  fullName: z.string(),
  cpf: z.string().nullable(),
  phone: z.string().nullable(),
  birthDate: z.string().nullable(),
  // Those who signed up before it was asked have none.
  gender: z.enum(athleteGenders).nullish(),
});

const nothingSaid = { fullName: null, cpf: null, phone: null, birthDate: null, gender: null };

/**
 * The record that an arena had made of an athlete becomes their own, once their address is proved; with what they said of
 * themselves where they said it.
 */
export async function claimAthlete(
  tx: Transaction,
  _ctx: null,
  { user, said: kept }: { user: User; said: Prisma.JsonValue },
): Promise<void> {
  const { fullName, cpf, phone, birthDate, gender } = kept === null ? nothingSaid : keptProfile.parse(kept);
  const registered = await tx.athlete.findUnique({ where: { email: user.email } });
  const holder = cpf === null ? null : await tx.athlete.findUnique({ where: { cpf }, select: { id: true } });
  const said = {
    ...(cpf !== null && (holder === null || holder.id === registered?.id) ? { cpf } : {}),
    ...(phone === null ? {} : { phone }),
    ...(gender ? { gender } : {}),
    ...(birthDate === null ? {} : { birthDate: optionalDayToDatabase(birthDate) }),
  };
  if (registered?.userId === null) {
    const claimed = await tx.athlete.update({
      where: { id: registered.id },
      data: { ...said, fullName: fullName ?? registered.fullName, userId: user.id },
    });
    await keepProfileChange(tx, registered, claimed, user.id);
  } else {
    // Somebody else's record may carry the address: they used it before, and have another one now.
    const email = registered === null ? user.email : null;
    await tx.athlete.create({
      data: { ...said, id: user.id, userId: user.id, email, fullName: fullName ?? user.name },
    });
  }
}
