import type { Prisma, User } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { optionalDayToDatabase } from "../platform/time/calendar-day.rules";
import { athleteRecordsOf } from "./athlete.access";

type OwnAthlete = Omit<Prisma.AthleteUncheckedCreateInput, "id" | "userId" | "birthDate"> & {
  userId: string;
  /** YYYY-MM-DD. */
  birthDate?: string | null;
};

/** The record of somebody who has an account; both have the same id. */
export async function createOwnAthlete(
  tx: Transaction,
  { userId, birthDate = null, ...profile }: OwnAthlete,
): Promise<void> {
  await tx.athlete.create({
    data: { ...profile, id: userId, userId, birthDate: optionalDayToDatabase(birthDate) },
  });
}

/**
 * Somebody who has an account is an athlete from now on: with the record there is, or with a new one.
 * @returns false for who was one already.
 */
export async function makeAthlete(
  tx: Transaction,
  user: User,
  fresh: Pick<OwnAthlete, "level" | "createdAt">,
): Promise<boolean> {
  const records = await tx.athlete.findMany({ where: athleteRecordsOf(user), select: { status: true } });
  if (records.some(({ status }) => status === "ACTIVE")) return false;
  if (records.length > 0) await setStatus(tx, user, "ACTIVE");
  // Somebody else's record may carry the address: they used it before, and have another one now.
  else {
    const taken = await tx.athlete.count({ where: { email: user.email } });
    const email = taken > 0 ? null : user.email;
    await createOwnAthlete(tx, { ...fresh, userId: user.id, fullName: user.name, email });
  }
  return true;
}

/** Enters nothing any more; what they have played and entered stays. */
export const retireAthlete = (tx: Transaction, user: User): Promise<void> => setStatus(tx, user, "INACTIVE");

async function setStatus(tx: Transaction, user: User, status: "ACTIVE" | "INACTIVE"): Promise<void> {
  await tx.athlete.updateMany({ where: athleteRecordsOf(user), data: { status } });
}
