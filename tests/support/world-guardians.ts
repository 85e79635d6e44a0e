import type { TestApi } from "./api";

/** An arena's invitation to an account to be a minor's guardian. @returns its id. */
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

/** A guardianship of a minor. @returns its id. */
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
