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
  // First of all: who answers one just now is waited for, and nobody is let in afterwards.
  await tx.joinRequest.deleteMany({ where: { athleteId } });
  await tx.athletePhoto.deleteMany({ where: { athleteId } });
  await tx.arenaAthlete.updateMany({ where: { athleteId }, data: { active: false, note: null } });
  await tx.personalDataReading.deleteMany({ where: { athleteId } });
  await tx.profileChange.deleteMany({ where: { athleteId } });
  // Links under the ids of records that were joined lead nowhere; that they were joined, and by whom, stays.
  await tx.mergedRecord.updateMany({ where: { athleteId }, data: { athleteId: null } });
}

/** Removes a deleted account's address from unclaimed records. The other fields stay: they may describe another person. */
export async function forgetAddressOf(tx: Transaction, email: string): Promise<void> {
  await tx.athlete.updateMany({ where: { userId: null, email }, data: { email: null } });
}
