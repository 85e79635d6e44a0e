import type { Prisma } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";

/** Replaces the periods in which an athlete cannot play. @param which the periods to replace. */
export async function replaceUnavailabilities(
  tx: Transaction,
  which: { enrolmentId: string; byAthlete?: boolean },
  periods: readonly Prisma.UnavailabilityCreateManyInput[],
): Promise<void> {
  await tx.unavailability.deleteMany({ where: which });
  await tx.unavailability.createMany({ data: [...periods] });
}

/** Erasure of an athlete: deletes the times at which they could not play. */
export async function forgetUnavailabilities(tx: Transaction, athleteId: string): Promise<void> {
  await tx.unavailability.deleteMany({ where: { enrolment: { athleteId } } });
}
