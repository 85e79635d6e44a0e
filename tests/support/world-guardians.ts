import type { TestApi } from "./api";

/** An arena asks an account whether it answers for a minor. @returns the question's id. */
export async function askToGuard(
  { db }: TestApi,
  {
    arenaId,
    athleteId,
    userId,
    invitedById,
  }: { arenaId: string; athleteId: string; userId: string; invitedById: string },
): Promise<string> {
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  const { id } = await db.guardianship.create({
    data: { arenaId, athleteId, email, invitedById, kinship: "MOTHER", sentAt: new Date() },
  });
  return id;
}

/** An account answers for a minor. @returns the bond's id. */
export async function makeGuardian(
  { db }: TestApi,
  { athleteId, userId, ...more }: { athleteId: string; userId: string; sentAt?: Date },
): Promise<string> {
  const at = new Date();
  const { id } = await db.guardianship.create({
    data: {
      athleteId,
      userId,
      kinship: "MOTHER",
      status: "ACTIVE",
      sentAt: at,
      answeredAt: at,
      ...more,
    },
  });
  return id;
}
