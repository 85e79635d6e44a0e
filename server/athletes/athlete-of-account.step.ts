import type { User } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";

/** An athlete's record follows the address of their account, where it had the same. */
export async function changeAthleteAddress(
  tx: Transaction,
  _ctx: null,
  { user, email }: { user: User; email: string },
): Promise<void> {
  // A record that an arena created with the new address keeps it; the user is asked whether the record is theirs.
  const registered = await tx.athlete.count({ where: { email } });
  const own = { userId: user.id, email: user.email };
  await tx.athlete.updateMany({ where: own, data: { email: registered > 0 ? null : email } });
}

/** Deletes the athlete records of unconfirmed accounts if no other rows reference them. */
export async function forgetAthletes(
  tx: Transaction,
  _ctx: null,
  { userIds }: { userIds: readonly string[] },
): Promise<void> {
  const none = { none: {} };
  await tx.athlete.deleteMany({
    where: {
      userId: { in: [...userIds] },
      arenas: none,
      enrolments: none,
      matches: none,
      rankingPositions: none,
      charges: none,
    },
  });
}
