import type { User } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { pseudonym } from "./display-name.rules";

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

/**
 * A person asked to be forgotten: their record loses everything that leads back to them. Results, positions and charges
 * stay on it, under a pseudonym.
 */
export async function anonymiseAthlete(tx: Transaction, athleteId: string): Promise<void> {
  await tx.athlete.update({
    where: { id: athleteId },
    data: {
      userId: null,
      fullName: pseudonym("Atleta", athleteId),
      email: null,
      cpf: null,
      phone: null,
      birthDate: null,
      gender: null,
      notes: null,
      publicSince: null,
      photoKey: null,
      status: "INACTIVE",
    },
  });
  // Delete join requests first: this waits for a concurrent answer and prevents a later one from adding the athlete.
  await tx.joinRequest.deleteMany({ where: { athleteId } });
  await tx.athletePhoto.deleteMany({ where: { athleteId } });
  await tx.arenaAthlete.updateMany({ where: { athleteId }, data: { active: false, note: null } });
  await tx.personalDataReading.deleteMany({ where: { athleteId } });
  await tx.profileChange.deleteMany({ where: { athleteId } });
  // Break links from merged records, but keep the history of who merged them.
  await tx.mergedRecord.updateMany({ where: { athleteId }, data: { athleteId: null } });
}

/** Removes a deleted account's address from unclaimed records. The other fields stay: they may describe another person. */
export async function forgetAddressOf(tx: Transaction, email: string): Promise<void> {
  await tx.athlete.updateMany({ where: { userId: null, email }, data: { email: null } });
}
