import type { Transaction } from "../platform/database";
import { pseudonym } from "./display-name.rules";

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
